import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Redirects } from './snapshot.ts';

/** Path inside the release → SHA-256 of its content. */
export type FileHashes = Record<string, string>;

/** `release.json`: what everybody may know about a release, served at `/release.json`. */
export type Release = {
  id: string;
  /** What the CMS had published when the build began. */
  revision: string;
  /** Whether nothing was published during the build, so that the pages show just this revision. */
  isExact: boolean;
  /** Hash of the sources and settings the build was made with. */
  source: string;
  builtAt: string;
  /** When it last went live; missing until then. */
  publishedAt?: string;
  /** `<uid>:<documentId>` → hash of what visitors see of this entry. */
  entries: Record<string, string>;
};

/** A file named by its content that only pages of earlier releases use. */
export type CarriedFile = { hash: string; lastUsedAt: string };

/** `files.json`: what the web server and the next release need; not served. */
export type ReleaseFiles = {
  files: FileHashes;
  carried: Record<string, CarriedFile>;
  /** Addresses of pages that changed → those of today; releases of older versions have none. */
  redirects?: Redirects;
};

export const RECORD = 'release.json';
export const FILE_LIST = 'files.json';

/** All files of a release, those that only open tabs ask for among them. */
export function hashesOf({ files, carried }: ReleaseFiles): FileHashes {
  const kept = Object.entries(carried).map(([file, { hash }]) => [file, hash]);
  return { ...(Object.fromEntries(kept) as FileHashes), ...files };
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @throws when the folder is not a release */
export function readRelease(dir: string): Release {
  const record = readJson(path.join(dir, RECORD));
  // Without the list nothing of it can be served, as of one that an older version made.
  if (!record || !existsSync(path.join(dir, FILE_LIST))) throw new Error(`${dir} is no release`);
  return record as Release;
}

/** @throws when the folder is not a release */
export function readReleaseFiles(dir: string): ReleaseFiles {
  const list = readJson(path.join(dir, FILE_LIST));
  if (!list) throw new Error(`${dir} has no ${FILE_LIST}`);
  return list as ReleaseFiles;
}

/** Puts a file in its place in one step, on the disk before it has its name. */
async function writeDurably(file: string, content: string): Promise<void> {
  const handle = await open(`${file}.new`, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}

export async function writeRelease(dir: string, release: Release): Promise<void> {
  await writeDurably(path.join(dir, RECORD), JSON.stringify(release));
}

export async function writeReleaseFiles(dir: string, files: ReleaseFiles): Promise<void> {
  await writeDurably(path.join(dir, FILE_LIST), JSON.stringify(files));
}
