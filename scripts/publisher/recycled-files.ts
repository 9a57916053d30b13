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

/** Takes away files with their compressed siblings, and then the folders that are empty. */
async function removeFiles(dir: string, files: readonly string[]): Promise<void> {
  const names = files.flatMap((file) => [file, ...ENCODINGS.map((each) => `${file}.${each}`)]);
  await inParallel(AT_ONCE, names, (name) => rm(path.join(dir, name), { force: true }));
  const left = new Set<string>();
  // One by one: a folder is empty only when those in it are gone.
  for (const start of new Set(files.map((file) => path.dirname(path.join(dir, file))))) {
    let folder = start;
    while (folder !== dir && (await removeIfEmpty(folder))) folder = path.dirname(folder);
    left.add(folder);
  }
  const kept = [...left].filter((folder) => existsSync(folder));
  await inParallel(AT_ONCE, kept, flush);
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
  const gone = all.filter((each) => !stays(each)).map(([file]) => file);
  await removeFiles(dir, gone);
  return new Set(all.filter(stays).map(([file]) => file));
}
