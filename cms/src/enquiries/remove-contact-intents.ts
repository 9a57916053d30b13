import type { Core } from '@strapi/strapi';

import { CONTACT_INTENT_DAYS } from '../../contracts/contact-intent';
import { query } from '../platform/strapi/query';

const DAY = 24 * 60 * 60_000;

/** Deletes contact intents after 90 days. */
export async function removeContactIntents(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - CONTACT_INTENT_DAYS * DAY);
  await query(strapi, 'api::contact-intent.contact-intent').deleteMany({
    where: { createdAt: { $lt: before } },
  });
}
