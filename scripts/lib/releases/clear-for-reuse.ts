import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { flush } from '../flush.ts';
import { inParallel } from '../in-parallel.ts';
import { removeEmptyFolders } from '../remove-empty-folders.ts';
import { EXTENSIONS } from './compress.ts';
import { REDIRECTS_FOLDER } from './redirect-files.ts';
import { hashesOf, type FileHashes, type ReleaseFiles } from './release-record.ts';

/** Removes files with their compressed siblings, and the folders that are then empty. */
async function removeFiles(dir: string, files: readonly string[]): Promise<void> {
  const extensions = ['', ...Object.values(EXTENSIONS)];
  const names = files.flatMap((file) => extensions.map((extension) => file + extension));
  await inParallel(names, (name) => rm(path.join(dir, name), { force: true }));
  const left = new Set<string>();
  // Sequentially: a folder is empty only after its subfolders are gone.
  for (const folder of new Set(files.map((file) => path.dirname(path.join(dir, file))))) {
    left.add(await removeEmptyFolders(dir, folder));
  }
  const kept = [...left].filter((folder) => existsSync(folder));
  await inParallel(kept, flush);
}

/**
 * Prepares the folder of an expired release for reuse: removes every file that the new release,
 * `expected`, does not contain with the same hash. Returns the remaining files. Reuse avoids removing
 * and creating thousands of folders, which takes longer than everything else.
 */
export async function clearForReuse(
  dir: string,
  old: ReleaseFiles,
  expected: FileHashes,
): Promise<Set<string>> {
  const isReusable = ([file, hash]: [string, string]): boolean =>
    expected[file] === hash && existsSync(path.join(dir, file));
  const all = Object.entries(hashesOf(old));
  await rm(path.join(dir, REDIRECTS_FOLDER), { recursive: true, force: true });
  const gone = all.filter((each) => !isReusable(each)).map(([file]) => file);
  await removeFiles(dir, gone);
  return new Set(all.filter(isReusable).map(([file]) => file));
}
