import { open } from 'node:fs/promises';

/** Answers when a file, or the names in a folder, would outlive a power cut. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
