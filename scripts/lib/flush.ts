import { open } from 'node:fs/promises';

/** Flushes a file, or the entries of a folder, to disk (fsync), so that it survives a power cut. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
