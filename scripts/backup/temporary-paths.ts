import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

// Retries: the work that created a path may still be writing to it.
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };
const paths = new Set<string>();

/** Runs `work` on a file or folder that the caller has created, and removes it. */
export async function withTemporaryPath<T>(file: string, work: () => Promise<T>): Promise<T> {
  paths.add(file);
  try {
    return await work();
  } finally {
    await rm(file, REMOVAL);
    paths.delete(file);
  }
}

/** Removes the temporary paths in use, right before a signal ends the process. */
export function removeTemporaryPaths(): void {
  for (const file of paths) rmSync(file, REMOVAL);
}
