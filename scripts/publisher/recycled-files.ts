import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { flush } from '../lib/flush.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { ENCODINGS } from './compress.ts';
import { MOVED_FOLDER } from './moved-pages.ts';
import { hashesOf, type FileHashes, type ReleaseFiles } from './release-record.ts';

const AT_ONCE = 8;

async function removeIfEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return true;
  } catch {
    return false;
  }
}

/** Takes away a file, its compressed siblings, and the folders that are empty then. */
async function removeFile(dir: string, file: string): Promise<void> {
  const names = [file, ...ENCODINGS.map((encoding) => `${file}.${encoding}`)];
  for (const name of names) await rm(path.join(dir, name), { force: true });
  let folder = path.dirname(path.join(dir, file));
  while (folder !== dir && (await removeIfEmpty(folder))) folder = path.dirname(folder);
  await flush(folder);
}

/**
 * Clears the folder of a release that is not kept any longer of what the new one, `wanted`, does
 * not hold alike. Answers the files that are there already: making thousands of folders, only to
 * remove as many afterwards, takes longer than all the rest.
 */
export async function clearForReuse(
  dir: string,
  old: ReleaseFiles,
  wanted: FileHashes,
): Promise<Set<string>> {
  const stays = ([file, hash]: [string, string]): boolean =>
    wanted[file] === hash && existsSync(path.join(dir, file));
  const all = Object.entries(hashesOf(old));
  await rm(path.join(dir, MOVED_FOLDER), { recursive: true, force: true });
  await inParallel(
    AT_ONCE,
    all.filter((each) => !stays(each)),
    ([file]) => removeFile(dir, file),
  );
  return new Set(all.filter(stays).map(([file]) => file));
}
