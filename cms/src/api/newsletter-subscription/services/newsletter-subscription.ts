import type { Core } from '@strapi/strapi';

import { isUniqueViolation } from '../../../lib/database-errors';

const UID = 'api::newsletter-subscription.newsletter-subscription';

export default function newsletterSubscriptionService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Makes sure that the address is subscribed, once, whatever its capitals. */
    async subscribe(email: string): Promise<void> {
      try {
        const data = [{ email: email.toLowerCase(), publishedAt: new Date() }];
        // Past the document service: the address was checked, and nobody listens to its events.
        await strapi.db.query(UID).createMany({ data });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    },
  };
}
