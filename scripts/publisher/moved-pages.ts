import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flush } from '../lib/flush.ts';
import type { Redirects } from './snapshot.ts';

/** The folder of a release that holds a file for each address that changed. */
export const MOVED_FOLDER = '.moved';

const ADDRESS = /^(\/(?!\.{1,2}(\/|$))[^/\0]+)+$/;

/** Whether an address can be a path below a folder, and leaves it nowhere. */
export function isFileAddress(address: string): boolean {
  return ADDRESS.test(address);
}

/** A template of Caddy's that sets the header; `encodeURI` leaves nothing that would end the text. */
function templateFor(address: string): string {
  const location = JSON.stringify(encodeURI(address));
  const query = '{{$query := .OriginalReq.URL.RawQuery}}';
  const header = `{{.RespHeader.Set "Location" (print ${location} (and $query (print "?" $query)))}}`;
  return `${query}${header}Esta página cambió de dirección.\n`;
}

/**
 * Writes the redirects of a release as files, because Caddy cannot read its record: they go live
 * and back with the pages, without Caddy being told anything.
 */
export async function writeMovedPages(dir: string, redirects: Redirects): Promise<void> {
  const folders = new Set<string>();
  for (const [from, to] of Object.entries(redirects)) {
    if (!isFileAddress(from)) continue;
    const file = path.join(dir, MOVED_FOLDER, `${from}.txt`);
    folders.add(path.dirname(file));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, templateFor(to));
    await flush(file);
  }
  for (const folder of folders) await flush(folder);
}
