import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../lib/hash.ts';
import type { Row } from './values.ts';

/** The table of the media library. */
export const MEDIA_TABLE = 'files';
const PREFIX = '/uploads/';

/** Where the CMS keeps its uploads on disk. */
export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'public', 'uploads');
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** Answers false when the file is not there. */
async function hold(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    if (codeOf(error) === 'EEXIST') return true;
    // Another disk, or one that knows no links.
    await copyFile(from, to);
  }
  return true;
}

/** The files below a folder, none when it is not there. */
export async function listUploads(folder: string): Promise<string[]> {
  try {
    return await listFiles(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Holds on to every upload by a second name: what the CMS deletes or replaces afterwards stays
 * readable there, and nothing is copied.
 */
export async function holdUploads(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await listUploads(from)) {
    await hold(path.join(from, name), path.join(to, name));
  }
}

/** Holds on to what came after `holdUploads`, too. Answers the names that are nowhere. */
export async function holdNamed(from: string, to: string, names: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    if (!(await hold(path.join(from, name), path.join(to, name)))) missing.push(name);
  }
  return missing;
}

/** The files on disk that a row of the media library names; undefined when another storage has them. */
export function namesOf(row: Row): string[] | undefined {
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
