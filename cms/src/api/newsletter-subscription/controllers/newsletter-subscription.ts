import type { Core } from '@strapi/strapi';

import { isEmailAddress } from '../../../../contracts/email';
import { ENQUIRY_MESSAGES } from '../../../../contracts/enquiry';
import { NEWSLETTER_MESSAGES, type NewsletterResponse } from '../../../../contracts/newsletter';
import { createAddressLimiter } from '../../../lib/address-limiter';
import type { Context } from '../../../lib/context';
import { isDatabaseOutage } from '../../../lib/database-errors';
import { OUTAGE_RETRY_AFTER } from '../../../lib/database-probe';
import { withDeadline } from '../../../lib/deadline';
import { answerError } from '../../../lib/error-answer';
import { accept, type Fields, isRecord, readFields, refuse } from '../../../lib/fields';

const STORE_MS = 7_000;

const FIELDS: Fields<{ email: string }> = {
  email: (raw) => {
    const email = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
    return isEmailAddress(email) ? accept(email) : refuse(NEWSLETTER_MESSAGES.email);
  },
};

function readRequest(body: unknown) {
  if (isRecord(body) && Object.hasOwn(body, 'data') && isRecord(body.data)) {
    return readFields<{ email: string }>(body.data, FIELDS, ENQUIRY_MESSAGES.unknownField);
  }
  const problems = [{ path: ['data'], message: NEWSLETTER_MESSAGES.body }];
  return { ok: false as const, problems };
}

export default function newsletterSubscriptionController({ strapi }: { strapi: Core.Strapi }) {
  const limiter = createAddressLimiter(strapi.config.get('rate-limits.newsletter'));

  return {
    /** POST /api/newsletter-subscriptions: never tells whether the address was there already. */
    async create(ctx: Context) {
      const read = readRequest(ctx.request.body);
      if (!read.ok) {
        const { invalid: message } = ENQUIRY_MESSAGES;
        const { problems } = read;
        return answerError(ctx, { status: 400, name: 'ValidationError', message, problems });
      }
      const wait = await limiter.take(ctx.request.ip);
      if (wait > 0) {
        const { limited: message } = NEWSLETTER_MESSAGES;
        const retryAfter = String(wait);
        return answerError(ctx, { status: 429, name: 'RateLimitError', message, retryAfter });
      }
      const { email } = read.value;
      const service = strapi.service('api::newsletter-subscription.newsletter-subscription');
      try {
        await withDeadline<void>(service.subscribe(email), STORE_MS);
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
        await limiter.giveBack(ctx.request.ip);
        const { unavailable: message } = NEWSLETTER_MESSAGES;
        const name = 'ServiceUnavailableError';
        return answerError(ctx, { status: 503, name, message, retryAfter: OUTAGE_RETRY_AFTER });
      }
      ctx.status = 202;
      ctx.body = { data: { email } } satisfies NewsletterResponse;
    },
  };
}
