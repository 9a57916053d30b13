import type { Core } from '@strapi/strapi';

import { lockTexts } from '../platform/database/advisory-locks';
import { modelOf } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';
import { ownAttributes } from './content-attributes';

const slugFieldsOf = (strapi: Core.Strapi, uid: string): string[] =>
  ownAttributes(modelOf(strapi, uid)).flatMap(([name, { type }]) => (type === 'uid' ? [name] : []));

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Locks the slugs of drafts until the end of the transaction. Their rows must be locked before. The slug
 * alone is the key: types that are sections of the same page must not share slugs either.
 */
export async function lockSlugs(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
  data: Record<string, unknown> = {},
): Promise<void> {
  const fields = slugFieldsOf(strapi, uid);
  if (fields.length === 0) return;
  const where = { documentId: { $in: documentIds }, publishedAt: null };
  const drafts = await query<Record<string, unknown>>(strapi, uid).findMany({
    select: fields,
    where,
  });
  const slugs = [data, ...drafts].flatMap((values) => fields.map((field) => values[field]));
  await lockTexts(strapi, 'slugs', slugs.filter(isText));
}
