import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningProduct } from './product.ts';

/** Decodes the quoted-printable text of a mail file. */
function decode(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Returns the text of the confirmation that a visitor gets; '' until the product has written it. */
export async function readConfirmation(
  { dataDir }: RunningProduct,
  folio: string,
): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'latin1')));
  const isConfirmation = (text: string) => text.includes(folio) && text.includes('Tu folio');
  return mails.map(decode).find(isConfirmation) ?? '';
}
