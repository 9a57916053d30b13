import type { Core, UID } from '@strapi/strapi';
import { query } from '../platform/strapi/query';

type Row = { documentId: string; publishedAt?: unknown };

/**
 * Returns the ids of a single type's documents, with the effective one first: the oldest published
 * one, else the oldest. Only old data has more than one; see `provisionSingleTypes`.
 */
export async function findSingle(strapi: Core.Strapi, uid: UID.ContentType): Promise<string[]> {
  const rows = await query<Row>(strapi, uid).findMany({
    select: ['documentId', 'publishedAt'],
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const published = rows.filter(({ publishedAt }) => Boolean(publishedAt));
  return [...new Set([...published, ...rows].map(({ documentId }) => documentId))];
}
