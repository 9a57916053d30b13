import type { Core } from '@strapi/strapi';

import { createDocumentId } from '../../../platform/database/document-id';
import type { Transaction } from '../../../platform/database/transaction';
import { typeOf } from '../../../platform/strapi/model';

const UID = 'api::newsletter-subscription.newsletter-subscription';

/**
 * Subscribes an address; does nothing if it is subscribed. Case-insensitive. Part of the current
 * transaction, if any: PostgreSQL would abort it for a violation of the unique column.
 */
export async function subscribe(strapi: Core.Strapi, email: string): Promise<void> {
  const now = new Date();
  const row = { document_id: createDocumentId(), email: email.toLowerCase() };
  const dates = { created_at: now, updated_at: now, published_at: now };
  await strapi.db.transaction(async ({ trx }: Transaction) => {
    await trx(typeOf(strapi, UID).collectionName ?? '')
      .insert({ ...row, ...dates })
      .onConflict('email')
      .ignore();
  });
}
