import type { Core } from '@strapi/strapi';

import { queueSubscription } from '../../../integrations/queue-events';
import { SUBSCRIPTION_UID } from '../../../integrations/shared-resources';
import { createDocumentId } from '../../../platform/database/document-id';
import type { Transaction } from '../../../platform/database/transaction';
import { typeOf } from '../../../platform/strapi/model';

/**
 * Subscribes an address; does nothing if it is subscribed. Case-insensitive. Part of the current
 * transaction, if any: PostgreSQL would abort it for a violation of the unique column.
 */
export async function subscribe(strapi: Core.Strapi, email: string): Promise<void> {
  const now = new Date();
  const row = { document_id: createDocumentId(), email: email.toLowerCase() };
  const dates = { created_at: now, updated_at: now, published_at: now };
  await strapi.db.transaction(async ({ trx }: Transaction) => {
    const added: unknown[] = await trx(typeOf(strapi, SUBSCRIPTION_UID).collectionName ?? '')
      .insert({ ...row, ...dates })
      .onConflict('email')
      .ignore()
      .returning('id');
    if (added.length > 0)
      await queueSubscription(strapi, 'subscription.created', [row.document_id]);
  });
}
