import type { Core } from '@strapi/strapi';

import type { Transaction } from '../platform/database/transaction';
import { modelOf } from '../platform/strapi/model';
import type { Entry } from './version-row';

/**
 * Locks the rows of an entry, so that concurrent publications compare with the latest version.
 * Locks in id order, like `createOrderStore`, to prevent deadlocks.
 */
export async function lockEntry(strapi: Core.Strapi, { uid, documentId }: Entry): Promise<void> {
  const table = modelOf(strapi, uid).collectionName ?? '';
  await strapi.db.transaction(async ({ trx }: Transaction) => {
    await trx(table).where({ document_id: documentId }).orderBy('id').forUpdate().select('id');
  });
}
