import path from 'node:path';
import knex from 'knex';
import type { RunningProduct } from './product.ts';

/**
 * Clears the name of a published product in the database, as in data older than the publish checks;
 * the CMS does not allow this.
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
