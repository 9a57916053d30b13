import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirects } from '@tequiora/cms/contracts/snapshot.ts';
import { flush } from '../flush.ts';

/** Folder of a release with a file for each redirected address. */
export const REDIRECTS_FOLDER = '.moved';

const ADDRESS = /^(\/(?!\.{1,2}(\/|$))[^/\0]+)+$/;

/** Returns whether an address is a safe path below a folder. */
export function isFileAddress(address: string): boolean {
  return ADDRESS.test(address);
}

/** Returns a Caddy template that sets Location; `encodeURI` escapes everything that could end the string. */
function templateFor(address: string): string {
  const location = JSON.stringify(encodeURI(address));
  const query = '{{$query := .OriginalReq.URL.RawQuery}}';
  const header = `{{.RespHeader.Set "Location" (print ${location} (and $query (print "?" $query)))}}`;
  return `${query}${header}Esta página cambió de dirección.\n`;
}

/**
 * Writes the redirects of a release as files, because Caddy cannot read its record: activation and
 * rollback then switch them together with the pages.
 */
export async function writeRedirectFiles(dir: string, redirects: Redirects): Promise<void> {
  const folders = new Set<string>();
  for (const [from, to] of Object.entries(redirects)) {
    if (!isFileAddress(from)) continue;
    const file = path.join(dir, REDIRECTS_FOLDER, `${from}.txt`);
    folders.add(path.dirname(file));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, templateFor(to), { flush: true });
  }
  for (const folder of folders) await flush(folder);
}
