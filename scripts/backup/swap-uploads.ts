import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Moves the content of a folder. The folder itself may be a mount point. */
async function moveContents(from: string, to: string): Promise<void> {
  await mkdir(from, { recursive: true });
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    try {
      await rename(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      await cp(source, target, { recursive: true });
      await rm(source, { recursive: true });
    }
  }
}

/**
 * Replaces the uploads in `live` with those in `restored` and moves the old ones to `aside`. Returns a
 * function that undoes the swap.
 */
export async function swapUploads(
  live: string,
  restored: string,
  aside: string,
): Promise<() => Promise<void>> {
  const undo = async (): Promise<void> => {
    await moveContents(live, restored);
    await moveContents(aside, live);
  };
  await moveContents(live, aside);
  try {
    await moveContents(restored, live);
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
