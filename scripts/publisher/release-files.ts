import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../lib/hash.ts';
import { ENCODINGS, isCompressible, writeCompressed } from './compress.ts';

/** Path inside the release → SHA-256 of its content. */
export type FileHashes = Record<string, string>;

/** An earlier release whose unchanged files are shared instead of copied. */
export type Previous = { dir: string; files: FileHashes };

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
  // A sibling that cannot be linked was never made: the file did not get smaller.
  for (const encoding of ENCODINGS) await tryLink(`${from}.${encoding}`, `${to}.${encoding}`);
  return true;
}

/**
 * Fills the folder of a new release. A file with the same content as in the previous release
 * becomes a hard link to it and to its compressed siblings; any other is copied and compressed.
 */
export async function fillRelease(
  publicDir: string,
  files: string[],
  into: string,
  previous?: Previous,
): Promise<FileHashes> {
  const hashes: FileHashes = {};
  const folders = new Set(files.map((file) => path.dirname(path.join(into, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const file of files) {
    const hash = hashText(await readFile(path.join(publicDir, file)));
    hashes[file] = hash;
    if (previous?.files[file] === hash && (await share(file, previous, into))) continue;
    // Never a link into `public`: Gatsby rewrites its files in place.
    await copyFile(path.join(publicDir, file), path.join(into, file));
    if (isCompressible(file)) await writeCompressed(path.join(into, file));
  }
  return hashes;
}
