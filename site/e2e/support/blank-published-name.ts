import path from 'node:path';
import knex from 'knex';
import type { RunningProduct } from './product.ts';

/**
 * Empties the name of a published product in the database, as data from before the publish checks
 * may be: no way through the CMS does that.
 */
export async function blankPublishedName(
  { dataDir }: RunningProduct,
  documentId: string,
): Promise<void> {
  const filename = path.join(dataDir, 'cms.sqlite');
  const database = knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
  });
  await database('products')
    .where({ document_id: documentId })
    .whereNotNull('published_at')
    .update({ name: '' });
  await database.destroy();
}
