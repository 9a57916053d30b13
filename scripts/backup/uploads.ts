import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../lib/hash.ts';
import type { Manifest } from './manifest.ts';
import type { Snapshot } from './snapshot.ts';
import type { Row } from './values.ts';

const MEDIA_TABLE = 'files';
const PREFIX = '/uploads/';

export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'public', 'uploads');
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Hard-links or copies a file; returns false when it does not exist. */
async function linkUpload(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    if (codeOf(error) === 'EEXIST') return true;
    // Another file system, or one without hard links.
    await copyFile(from, to);
  }
  return true;
}

/** Lists the files below a folder; empty when the folder does not exist. */
export async function listUploads(folder: string): Promise<string[]> {
  try {
    return await listFiles(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Hard-links files, so that those the CMS deletes or replaces afterwards stay readable without copying
 * them; returns the names that do not exist.
 */
export async function linkUploads(from: string, to: string, names: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    if (!(await linkUpload(path.join(from, name), path.join(to, name)))) missing.push(name);
  }
  return missing;
}

/** Returns the local files of a row of the media library; undefined for a file in another storage. */
function namesOf(row: Row): string[] | undefined {
  if (row.provider !== 'local') return undefined;
  const formats = (row.formats ? JSON.parse(row.formats as string) : {}) as Record<
    string,
    { url?: unknown }
  > | null;
  const urls = [row.url, ...Object.values(formats ?? {}).map(({ url }) => url)];
  return urls
    .filter((url): url is string => typeof url === 'string' && url.startsWith(PREFIX))
    .map((url) => decodeURIComponent(url.slice(PREFIX.length)));
}

/** Hard-links every local file that the snapshot names; returns the missing ones and a count of remote ones. */
export async function linkMedia(
  snapshot: Snapshot,
  from: string,
  to: string,
): Promise<Pick<Manifest, 'missing' | 'elsewhere'>> {
  const missing: string[] = [];
  let elsewhere = 0;
  const media = snapshot.tables.find(({ name }) => name === MEDIA_TABLE);
  if (!media) return { missing, elsewhere };
  for await (const rows of snapshot.rows(media)) {
    const named = rows.map(namesOf);
    const names = named.flatMap((some) => some ?? []);
    elsewhere += named.filter((some) => some === undefined).length;
    missing.push(...(await linkUploads(from, to, names)));
  }
  return { missing, elsewhere };
}
