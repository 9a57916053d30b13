import type { Core } from '@strapi/strapi';

import { CONTACT_INTENT_MESSAGES as MESSAGES } from '../../../../contracts/contact-intent';
import { contactIntentSchema } from '../../../../contracts/contact-intent-schema';
import { createAddressLimiter } from '../../../platform/http/address-limiter';
import type { Context } from '../../../platform/http/context';
import { invalidField, rateLimited } from '../../../platform/http/errors';
import { storeInTime } from '../../../platform/http/store-in-time';
import { validateData } from '../../../platform/http/validate-body';
import { createIntentStore } from '../lib/intent-store';

export default function contactIntentController({ strapi }: { strapi: Core.Strapi }) {
  const storeIntent = createIntentStore(strapi);
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
        if (await storeIntent(intent)) return;
        throw invalidField(['reference'], MESSAGES.reference);
      };
      await storeInTime(ctx, store(), MESSAGES.unavailable);
      ctx.status = 204;
    },
  };
}
