import type { Core } from '@strapi/strapi';

import {
  type DocumentLink,
  formatDocumentLink,
  parseDocumentLink,
} from '../../contracts/document-link';
import { isRecord } from '../../contracts/is-record';
import { query } from '../platform/strapi/query';

/** Returns the hash by which Strapi names a stored file. */
function hashOf({ href }: DocumentLink): string {
  return href.slice(href.lastIndexOf('/') + 1, href.lastIndexOf('.'));
}

/** Returns the hashes of the documents that content links to, at any depth. */
export function linkedDocumentHashes(content: unknown): string[] {
  if (typeof content === 'string') {
    const link = parseDocumentLink(content);
    return link ? [hashOf(link)] : [];
  }
  if (Array.isArray(content)) return content.flatMap(linkedDocumentHashes);
  return isRecord(content) ? Object.values(content).flatMap(linkedDocumentHashes) : [];
}

/** Adds the sizes of stored documents to the links in content, for the site. */
export async function addDocumentSizes<Value>(strapi: Core.Strapi, content: Value): Promise<Value> {
  const hashes = linkedDocumentHashes(content);
  if (hashes.length === 0) return content;
  const files = await query<{ hash: string; url: string; size: number }>(
    strapi,
    'plugin::upload.file',
  ).findMany({ where: { hash: { $in: hashes } } });
  // Strapi stores sizes in kB with two decimals.
  const sizes = new Map(files.map(({ url, size }) => [url, Math.round(size * 1000)]));

  function add(value: unknown): unknown {
    if (typeof value === 'string') {
      const bytes = sizes.get(value);
      return bytes === undefined ? value : formatDocumentLink(value, bytes);
    }
    if (Array.isArray(value)) return value.map(add);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, add(each)]));
  }

  return add(content) as Value;
}
