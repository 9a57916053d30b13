import type { Core } from '@strapi/strapi';

import { isUniqueViolation } from '../../../lib/database-errors';

const UID = 'api::newsletter-subscription.newsletter-subscription';

export default function newsletterSubscriptionService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Makes sure that the address is subscribed, once, whatever its capitals. */
    async subscribe(email: string): Promise<void> {
      try {
        await strapi.documents(UID).create({ data: { email: email.toLowerCase() } });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    },
  };
}
