import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mailFolderOf, type RunningProduct } from './product.ts';

/** Decodes the quoted-printable text of a mail file. */
function decode(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Returns a mail that has all the texts, decoded; '' until the mail server got it. */
async function findMail(product: RunningProduct, ...texts: string[]): Promise<string> {
  const folder = mailFolderOf(product);
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'latin1')));
  return mails.map(decode).find((mail) => texts.every((text) => mail.includes(text))) ?? '';
}

/** Returns the confirmation that a visitor gets; '' until it was sent. */
export const readConfirmation = (product: RunningProduct, folio: string) =>
  findMail(product, folio, 'Tu folio');

/** Returns the reply of staff that has a text; '' until it was sent. */
export const readReply = (product: RunningProduct, text: string) =>
  findMail(product, 'In-Reply-To: <confirmation-', text);
