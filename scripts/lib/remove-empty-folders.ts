import { rmdir } from 'node:fs/promises';
import path from 'node:path';

/** Removes a folder and its parents below `root` while they are empty; returns the first that stays. */
export async function removeEmptyFolders(root: string, folder: string): Promise<string> {
  if (folder === root) return root;
  try {
    await rmdir(folder);
  } catch {
    return folder;
  }
  return removeEmptyFolders(root, path.dirname(folder));
}
