import type { Core } from '@strapi/strapi';

import { CONTACT_INTENT_MESSAGES as MESSAGES } from '../../../../contracts/contact-intent';
import { contactIntentSchema } from '../../../../contracts/contact-intent-schema';
import { withDeadline } from '../../../platform/async/deadline';
import { isDatabaseOutage } from '../../../platform/database/database-errors';
import { OUTAGE_RETRY_AFTER } from '../../../platform/database/is-database-up';
import { createAddressLimiter } from '../../../platform/http/address-limiter';
import type { Context } from '../../../platform/http/context';
import { invalidField, rateLimited, unavailable } from '../../../platform/http/errors';
import { validateData } from '../../../platform/http/validate-body';
import { serviceOf } from '../../../platform/strapi/service-of';
import type { ContactIntentService } from '../services/contact-intent';

const STORE_TIMEOUT_MS = 7_000;

export default function contactIntentController({ strapi }: { strapi: Core.Strapi }) {
  const limiter = createAddressLimiter(
    strapi,
    'contact-intents',
    strapi.config.get('rate-limits.contactIntents'),
  );

  return {
    /** POST /api/contact-intents */
    async create(ctx: Context) {
      const intent = validateData(contactIntentSchema, ctx.request.body);
      const store = async () => {
        const wait = await limiter.consume(ctx.request.ip);
        if (wait > 0) throw rateLimited(ctx, wait, MESSAGES.limited);
        const service = serviceOf<ContactIntentService>(
          strapi,
          'api::contact-intent.contact-intent',
        );
        if (await service.store(intent)) return;
        throw invalidField(['reference'], MESSAGES.reference);
      };
      try {
        await withDeadline(store(), STORE_TIMEOUT_MS);
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
        throw unavailable(ctx, MESSAGES.unavailable, OUTAGE_RETRY_AFTER);
      }
      ctx.status = 204;
    },
  };
}
