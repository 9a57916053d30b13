import type { Core } from '@strapi/strapi';

import type { WebhookBody } from '../../contracts/webhooks';
import { readSharedEnquiry } from './read-feed';
import { subscriptionRows, toSharedSubscription } from './shared-resources';
import type { DeliveryRow } from './webhook-rows';

/** Returns the data of the body; null if its enquiry or subscription no longer exists. */
async function readData(
  strapi: Core.Strapi,
  { event, subjectId, changes }: DeliveryRow,
): Promise<WebhookBody['data'] | null> {
  const id = subjectId ?? '';
  switch (event) {
    case 'test':
      return {};
    case 'enquiry.deleted':
    case 'subscription.deleted':
      return { id };
    case 'subscription.created': {
      const row = await subscriptionRows(strapi).findOne({ where: { documentId: id } });
      return row && { id, subscription: toSharedSubscription(row) };
    }
    default: {
      const enquiry = await readSharedEnquiry(strapi, id);
      if (!enquiry) return null;
      return event === 'enquiry.created'
        ? { id, enquiry }
        : { id, changes: changes ?? [], enquiry };
    }
  }
}

/** Returns the body of a request, with the data as it is now; null if that no longer exists. */
export async function writeWebhookBody(
  strapi: Core.Strapi,
  row: DeliveryRow,
): Promise<string | null> {
  const data = await readData(strapi, row);
  if (!data) return null;
  const timestamp = new Date(row.createdAt).toISOString();
  return JSON.stringify({ type: row.event, timestamp, data });
}
