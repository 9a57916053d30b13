import { constants } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { flush } from '../lib/flush.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { carryOver } from './carried-files.ts';
import { ENCODINGS, isCompressible, writeCompressed } from './compress.ts';
import { clearForReuse } from './recycled-files.ts';
import { hashesOf, type FileHashes, type ReleaseFiles } from './release-record.ts';

const AT_ONCE = 8;

/** An earlier release whose unchanged files are shared instead of copied. */
export type Previous = ReleaseFiles & { dir: string };

export type Sources = {
  previous?: Previous;
  /** What the folder to fill holds, when it was a release that is not kept any longer. */
  recycled?: ReleaseFiles;
};

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}

async function share(file: string, previous: Previous, into: string): Promise<boolean> {
  const [from, to] = [path.join(previous.dir, file), path.join(into, file)];
  if (!(await tryLink(from, to))) return false;
  if (!isCompressible(file)) return true;
  // A sibling that cannot be linked was never made: the file did not get smaller.
  for (const encoding of ENCODINGS) await tryLink(`${from}.${encoding}`, `${to}.${encoding}`);
  return true;
}

/**
 * Fills the folder of a new release. A file with the same content as in the previous release
 * becomes a hard link to it and to its compressed siblings; any other is copied and compressed.
 * Files that only open tabs still ask for are shared too, and what a recycled folder has, stays. What was written is on the disk when it
 * answers: after a power cut the live release must not hold empty files.
 */
export async function fillRelease(
  publicDir: string,
  files: FileHashes,
  into: string,
  { previous, recycled }: Sources = {},
): Promise<ReleaseFiles> {
  const carried = previous ? carryOver(previous, files, new Date()) : {};
  const wanted = hashesOf({ files, carried });
  const present = recycled && (await clearForReuse(into, recycled, wanted));
  const isMissing = ([file]: [string, unknown]): boolean => !present?.has(file);
  const missing = Object.keys(wanted).filter((file) => !present?.has(file));
  const folders = new Set(missing.map((file) => path.dirname(path.join(into, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });

  const before = previous && hashesOf(previous);
  const written: string[] = [];
  await inParallel(AT_ONCE, Object.entries(files).filter(isMissing), async ([file, hash]) => {
    if (previous && before?.[file] === hash && (await share(file, previous, into))) return;
    // Never a hard link into `public`: Gatsby rewrites its files in place.
    const copy = path.join(into, file);
    await copyFile(path.join(publicDir, file), copy, constants.COPYFILE_FICLONE);
    written.push(copy, ...(isCompressible(file) ? await writeCompressed(copy) : []));
  });
  const shared = await inParallel(AT_ONCE, Object.entries(carried), async ([file, each]) => {
    const isThere = present?.has(file) || (previous && (await share(file, previous, into)));
    return isThere ? ([file, each] as const) : undefined;
  });
  await inParallel(AT_ONCE, [...written, ...folders], flush);
  return { files, carried: Object.fromEntries(shared.filter((each) => each !== undefined)) };
}
