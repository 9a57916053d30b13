import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect, Redirects } from '@tequiora/cms/contracts/redirects.ts';
import { flush } from '../flush.ts';
import { encodeLocation, splitLocation } from './redirect-location.ts';

/** Folder of a release with a file for each redirected address. */
export const REDIRECTS_FOLDER = '.moved';

const ADDRESS = /^(\/(?!\.{1,2}(\/|$))[^/\0]+)+$/;
/** Would be a file and a folder at once. */
const AMBIGUOUS = /\.(?:301|302|410)\.txt\//;
const MAX_NAME_BYTES = 240;

/** Returns whether an address is a safe path below a folder. */
export function isFileAddress(address: string): boolean {
  const isShort = address.split('/').every((name) => Buffer.byteLength(name) <= MAX_NAME_BYTES);
  return ADDRESS.test(address) && !AMBIGUOUS.test(address) && isShort;
}

/** Returns a Caddy template that sets Location; `encodeURI` escapes everything that could end the string. */
function templateFor(redirect: Redirect): string {
  // The name of the file says everything.
  if (redirect.status === 410) return '';
  const { start, join, end } = splitLocation(encodeLocation(redirect.to));
  const query = '{{$query := .OriginalReq.URL.RawQuery}}';
  const location = `(print ${JSON.stringify(start)} (and $query (print "${join}" $query)) ${JSON.stringify(end)})`;
  return `${query}{{.RespHeader.Set "Location" ${location}}}Esta página cambió de dirección.\n`;
}

/**
 * Writes the redirects of a release as files, because Caddy cannot read its record: activation and
 * rollback then switch them together with the pages.
 */
export async function writeRedirectFiles(dir: string, redirects: Redirects): Promise<void> {
  const folders = new Set<string>();
  for (const [from, redirect] of Object.entries(redirects)) {
    if (!isFileAddress(from)) continue;
    const file = path.join(dir, REDIRECTS_FOLDER, `${from}.${redirect.status}.txt`);
    folders.add(path.dirname(file));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, templateFor(redirect), { flush: true });
  }
  for (const folder of folders) await flush(folder);
}
