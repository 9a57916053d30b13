import type { Core } from '@strapi/strapi';

import { query } from './query';

const BATCH = 200;

/** Yields the matching rows in batches, ordered by id, to bound memory use. */
export async function* readBatches<Row extends { id: number }>(
  strapi: Core.Strapi,
  uid: string,
  where: object,
  select?: string[],
): AsyncGenerator<Row[]> {
  for (let last = 0; ;) {
    const rows = await query<Row>(strapi, uid).findMany({
      select,
      where: { $and: [where, { id: { $gt: last } }] },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}
