import type { Core } from '@strapi/strapi';

import { isEmailAddress } from '../../../../contracts/email';
import { ENQUIRY_MESSAGES } from '../../../../contracts/enquiry';
import { isRecord } from '../../../../contracts/is-record';
import { NEWSLETTER_MESSAGES, type NewsletterResponse } from '../../../../contracts/newsletter';
import { withDeadline } from '../../../platform/async/deadline';
import { isDatabaseOutage } from '../../../platform/database/database-errors';
import { OUTAGE_RETRY_AFTER } from '../../../platform/database/is-database-up';
import { readSettings } from '../../../platform/env/settings';
import { createAddressLimiter } from '../../../platform/http/address-limiter';
import type { Context } from '../../../platform/http/context';
import { escapeHtml } from '../../../platform/http/html';
import { renderPage } from '../../../platform/http/page';
import { respondWithError } from '../../../platform/http/respond-with-error';
import {
  accept,
  type Fields,
  readFields,
  type ReadResult,
  refuse,
} from '../../../platform/values/fields';

const STORE_TIMEOUT_MS = 7_000;
const ACCEPTED = 202;

const FIELDS: Fields<{ email: string }> = {
  email: (raw) => {
    const email = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
    return isEmailAddress(email) ? accept(email) : refuse(NEWSLETTER_MESSAGES.email);
  },
};

type Read = ReadResult<{ email: string }>;

function readSubscription(fields: Record<string, unknown>): Read {
  return readFields<{ email: string }>(fields, FIELDS, ENQUIRY_MESSAGES.unknownField);
}

function readJson(body: unknown): Read {
  if (isRecord(body) && Object.hasOwn(body, 'data') && isRecord(body.data)) {
    return readSubscription(body.data);
  }
  return { ok: false, problems: [{ path: ['data'], message: NEWSLETTER_MESSAGES.body }] };
}

function readForm(body: unknown): Read {
  return readSubscription(isRecord(body) ? body : {});
}

export default function newsletterSubscriptionController({ strapi }: { strapi: Core.Strapi }) {
  const limiter = createAddressLimiter(
    strapi,
    'newsletter',
    strapi.config.get('rate-limits.newsletter'),
  );

  /**
   * Stores a subscription. Returns 0, or the seconds to wait if the client exceeded the rate limit.
   */
  async function store(email: string, address: string): Promise<number> {
    const wait = await limiter.consume(address);
    if (wait > 0) return wait;
    const service = strapi.service('api::newsletter-subscription.newsletter-subscription');
    try {
      await service.subscribe(email);
      return 0;
    } catch (error) {
      await limiter.refund(address);
      throw error;
    }
  }

  /** Responds in the same way to new and already subscribed addresses. */
  async function subscribe(ctx: Context, read: Read, invalid: string): Promise<void> {
    if (!read.ok) {
      const { problems } = read;
      return respondWithError(ctx, {
        status: 400,
        name: 'ValidationError',
        message: invalid,
        problems,
      });
    }
    const { email } = read.value;
    let wait: number;
    try {
      wait = await withDeadline(store(email, ctx.request.ip), STORE_TIMEOUT_MS);
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      const { unavailable: message } = NEWSLETTER_MESSAGES;
      const name = 'ServiceUnavailableError';
      return respondWithError(ctx, { status: 503, name, message, retryAfter: OUTAGE_RETRY_AFTER });
    }
    if (wait > 0) {
      const { limited: message } = NEWSLETTER_MESSAGES;
      const retryAfter = String(wait);
      return respondWithError(ctx, { status: 429, name: 'RateLimitError', message, retryAfter });
    }
    ctx.status = ACCEPTED;
    ctx.body = { data: { email } } satisfies NewsletterResponse;
  }

  return {
    /** POST /api/newsletter-subscriptions */
    async create(ctx: Context) {
      await subscribe(ctx, readJson(ctx.request.body), ENQUIRY_MESSAGES.invalid);
    },

    /** POST /api/newsletter-subscriptions/form: sent without JavaScript; responds with a page. */
    async createFromForm(ctx: Context) {
      await subscribe(ctx, readForm(ctx.request.body), NEWSLETTER_MESSAGES.email);
      if (ctx.status !== ACCEPTED) return;
      ctx.status = 200;
      ctx.type = 'html';
      ctx.body = renderPage({
        title: 'Ya estás en la lista',
        body: `<p>Te avisaremos de nuestras novedades.</p>
<p><a href="${escapeHtml(readSettings().siteUrl)}/">Volver al sitio</a></p>`,
      });
    },
  };
}
