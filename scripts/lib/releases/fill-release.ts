import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { flush } from '../flush.ts';
import { inParallel } from '../in-parallel.ts';
import { removeEmptyFolders } from '../remove-empty-folders.ts';
import { EXTENSIONS, isCompressible, writeCompressed } from './compress.ts';
import { REDIRECTS_FOLDER } from './redirect-files.ts';
import { type FileHashes, hashesOf, type ListedFiles } from './release-record.ts';
import { retainedFiles } from './retained-files.ts';

/** The previous release, whose unchanged files are hard-linked instead of copied. */
type Previous = ListedFiles & { dir: string };

type Sources = {
  previous?: Previous;
  /** Content of the folder to fill, when it is the reused folder of an expired release. */
  reused?: ListedFiles;
};

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}

async function linkFrom(file: string, previous: Previous, into: string): Promise<boolean> {
  const [from, to] = [path.join(previous.dir, file), path.join(into, file)];
  if (!(await tryLink(from, to))) return false;
  if (!isCompressible(file)) return true;
  // A missing sibling was never written, because it would not be smaller.
  for (const each of Object.values(EXTENSIONS)) await tryLink(from + each, to + each);
  return true;
}

/**
 * Fills the folder of a new release. A file with the same content as in the previous release becomes a
 * hard link to it and to its compressed siblings, as do retained files; any other is copied and
 * compressed. Files that a reused folder already has stay. Resolves after everything is flushed to
 * disk: after a power cut the live release must not contain empty files.
 */
export async function fillRelease(
  publicDir: string,
  files: FileHashes,
  into: string,
  { previous, reused }: Sources = {},
): Promise<ListedFiles> {
  const retained = previous ? retainedFiles(previous, files, new Date()) : {};
  const expected = hashesOf({ files, carried: retained });
  const present = reused && (await clearForReuse(into, reused, expected));
  const isMissing = ([file]: [string, unknown]): boolean => !present?.has(file);
  const missing = Object.keys(expected).filter((file) => !present?.has(file));
  const folders = new Set(missing.map((file) => path.dirname(path.join(into, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });

  const before = previous && hashesOf(previous);
  const written: string[] = [];
  await inParallel(Object.entries(files).filter(isMissing), async ([file, hash]) => {
    if (previous && before?.[file] === hash && (await linkFrom(file, previous, into))) return;
    // Never a hard link into `public`: Gatsby rewrites its files in place.
    const copy = path.join(into, file);
    await copyFile(path.join(publicDir, file), copy, constants.COPYFILE_FICLONE);
    written.push(copy, ...(isCompressible(file) ? await writeCompressed(copy) : []));
  });
  const linked = await inParallel(Object.entries(retained), async ([file, each]) => {
    const isThere = present?.has(file) || (previous && (await linkFrom(file, previous, into)));
    return isThere ? ([file, each] as const) : undefined;
  });
  await inParallel([...written, ...folders], flush);
  return { files, carried: Object.fromEntries(linked.filter((each) => each !== undefined)) };
}

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
async function clearForReuse(
  dir: string,
  old: ListedFiles,
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
