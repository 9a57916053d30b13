import type { Core } from '@strapi/strapi';

import { queueSubscription } from '../integrations/queue-events';
import { SUBSCRIPTION_UID } from '../integrations/shared-resources';
import { query } from '../platform/strapi/query';

/** Deletes subscriptions and queues their webhooks, in the current transaction. */
export async function removeSubscriptions(
  strapi: Core.Strapi,
  rows: readonly { id: number; documentId: string }[],
): Promise<void> {
  await query(strapi, SUBSCRIPTION_UID).deleteMany({
    where: { id: { $in: rows.map(({ id }) => id) } },
  });
  const ids = rows.map(({ documentId }) => documentId);
  await queueSubscription(strapi, 'subscription.deleted', ids);
}
