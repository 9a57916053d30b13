import type { Core, UID } from '@strapi/strapi';

type Row = { documentId: string; publishedAt?: unknown };

/**
 * Returns the ids of a single type's documents, the one that counts first: the oldest that is
 * published, else the oldest. More than one is older data; see `provisionSingleTypes`.
 */
export async function findSingle(strapi: Core.Strapi, uid: UID.ContentType): Promise<string[]> {
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'publishedAt'],
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const published = rows.filter(({ publishedAt }) => Boolean(publishedAt));
  return [...new Set([...published, ...rows].map(({ documentId }) => documentId))];
}
