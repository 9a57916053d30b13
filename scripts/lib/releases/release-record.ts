import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirects } from '@tequiora/cms/contracts/redirects.ts';
import { RELEASE_RECORD, type Release } from '@tequiora/cms/contracts/release.ts';

/** Path within the release → SHA-256 of its content. */
export type FileHashes = Record<string, string>;

/** A content-named file that only pages of earlier releases use. */
export type RetainedFile = { hash: string; lastUsedAt: string };

/** `files.json`, read by the web server and the next release; not served. */
export type ListedFiles = {
  files: FileHashes;
  carried: Record<string, RetainedFile>;
};

export type ReleaseFiles = ListedFiles & { redirects: Redirects };

/** As of older versions, whose redirects were permanent, if there were any. */
type StoredFiles = Omit<ReleaseFiles, 'redirects'> & {
  redirects?: Record<string, string | Redirects[string]>;
};

const FILE_LIST = 'files.json';

/** Returns the hashes of all files of a release, including retained files. */
export function hashesOf({ files, carried }: ListedFiles): FileHashes {
  const kept = Object.entries(carried).map(([file, { hash }]) => [file, hash]);
  return { ...(Object.fromEntries(kept) as FileHashes), ...files };
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @throws when the folder is not a release */
export function readRelease(dir: string): Release {
  const record = readJson(path.join(dir, RELEASE_RECORD));
  // A release without the file list, as of an older version, cannot be served.
  if (!record || !existsSync(path.join(dir, FILE_LIST))) throw new Error(`${dir} is no release`);
  return record as Release;
}

function readRedirects(stored: StoredFiles['redirects'] = {}): Redirects {
  const redirects: Redirects = {};
  for (const [from, to] of Object.entries(stored)) {
    redirects[from] = typeof to === 'string' ? { status: 301, to } : to;
  }
  return redirects;
}

/** @throws when the folder is not a release */
export function readReleaseFiles(dir: string): ReleaseFiles {
  const list = readJson(path.join(dir, FILE_LIST));
  if (!list) throw new Error(`${dir} has no ${FILE_LIST}`);
  const { redirects, ...files } = list as StoredFiles;
  return { ...files, redirects: readRedirects(redirects) };
}

/** Replaces a file atomically and durably. */
async function writeDurably(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content, { flush: true });
  await rename(`${file}.new`, file);
}

export async function writeRelease(dir: string, release: Release): Promise<void> {
  await writeDurably(path.join(dir, RELEASE_RECORD), JSON.stringify(release));
}

export async function writeReleaseFiles(dir: string, files: ReleaseFiles): Promise<void> {
  await writeDurably(path.join(dir, FILE_LIST), JSON.stringify(files));
}
