import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Moves what is in a folder, and not the folder, which may be where a disk is mounted. */
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
 * Puts the uploads of `restored` in the place of those in `live`, which go to `aside`. Answers how
 * to undo it.
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
