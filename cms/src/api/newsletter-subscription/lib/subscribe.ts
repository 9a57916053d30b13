import type { Core } from '@strapi/strapi';

import { isUniqueViolation } from '../../../platform/database/database-errors';
import { query } from '../../../platform/strapi/query';

const UID = 'api::newsletter-subscription.newsletter-subscription';

/** Subscribes an address; does nothing if it is subscribed. Case-insensitive. */
export async function subscribe(strapi: Core.Strapi, email: string): Promise<void> {
  try {
    const data = [{ email: email.toLowerCase(), publishedAt: new Date() }];
    // Bypasses the Document Service: the address is validated and its events have no listener.
    await query(strapi, UID).createMany({ data });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}
