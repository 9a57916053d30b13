/**
 * Addresses of PDF documents in content. The CMS delivers them to the site with the size of the file
 * in the fragment, as in `/uploads/lista_0123456789.pdf#pdf=1258291`, so that every link can show it.
 */
import { formatDecimal } from './number';

const ADDRESS = /^([^\s?#]+\.pdf)(?:#pdf=(\d+))?$/i;
const MEBIBYTE = 1024 * 1024;

export type DocumentLink = {
  /** Address without the size. */
  href: string;
  /** Undefined for documents of other sites. */
  bytes: number | undefined;
};

/** Parses the address of a PDF; undefined for other addresses. */
export function parseDocumentLink(address: string): DocumentLink | undefined {
  const [, href, bytes] = ADDRESS.exec(address) ?? [];
  return href === undefined ? undefined : { href, bytes: bytes ? Number(bytes) : undefined };
}

export function formatDocumentLink(href: string, bytes: number): string {
  return `${href}#pdf=${bytes}`;
}

/** Formats type and size of a document for visitors: `PDF, 1.2 MB`. */
export function describeDocument({ bytes }: DocumentLink): string {
  return bytes === undefined ? 'PDF' : `PDF, ${formatBytes(bytes)}`;
}

/** Formats the size of a file: `12 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < MEBIBYTE / 10
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${formatDecimal(Math.round((bytes / MEBIBYTE) * 10) / 10)} MB`;
}
