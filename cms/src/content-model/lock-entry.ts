import type { Core } from '@strapi/strapi';

import type { Transaction } from '../platform/database/transaction';
import { modelOf } from '../platform/strapi/model';
import type { Entry } from './version-row';

/** Locks rows of a type until the end of the transaction, in id order to prevent deadlocks. */
async function lockRows(
  strapi: Core.Strapi,
  uid: string,
  documentIds?: readonly string[],
): Promise<void> {
  const table = modelOf(strapi, uid).collectionName ?? '';
  await strapi.db.transaction(async ({ trx }: Transaction) => {
    const rows = trx(table).orderBy('id').forUpdate().select('id');
    await (documentIds ? rows.whereIn('document_id', documentIds) : rows);
  });
}

/** Locks the draft and the published version of an entry, so that its changes run one at a time. */
export async function lockEntry(strapi: Core.Strapi, { uid, documentId }: Entry): Promise<void> {
  await lockRows(strapi, uid, [documentId]);
}

/** Locks several entries, for a transaction that changes all of them. */
export async function lockEntries(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
): Promise<void> {
  await lockRows(strapi, uid, documentIds);
}

/** Locks all entries of a type. */
export async function lockEntriesOf(strapi: Core.Strapi, uid: string): Promise<void> {
  await lockRows(strapi, uid);
}
