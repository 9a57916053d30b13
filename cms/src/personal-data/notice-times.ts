import type { Core } from '@strapi/strapi';

import { isRecord } from '../../contracts/is-record';
import { query } from '../platform/strapi/query';

const UID = 'api::privacy-page.privacy-page';
const NAMES_A_TIME = /\b\d+\s+(?:mes(?:es)?|años?)\b/i;
const SENTENCES = /(?<=[.!?])\s+/;

/** Returns the plain text of a rich-text block. */
function textOf(block: unknown): string {
  if (!isRecord(block)) return '';
  if (typeof block.text === 'string') return block.text;
  return Array.isArray(block.children) ? block.children.map(textOf).join('') : '';
}

/** Returns sentences of the published privacy notice that promise a retention period. */
export async function findNoticeTimes(strapi: Core.Strapi): Promise<string[]> {
  const page = await query(strapi, UID).findOne({ where: { publishedAt: { $notNull: true } } });
  const blocks: unknown[] = Array.isArray(page?.body) ? page.body : [];
  return blocks
    .flatMap((block) => textOf(block).split(SENTENCES))
    .map((sentence) => sentence.trim())
    .filter((sentence) => NAMES_A_TIME.test(sentence));
}
