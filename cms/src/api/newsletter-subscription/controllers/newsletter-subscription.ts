import type { Core } from '@strapi/strapi';

import { ENQUIRY_MESSAGES } from '../../../../contracts/enquiry';
import { NEWSLETTER_MESSAGES, type NewsletterResponse } from '../../../../contracts/newsletter';
import { newsletterSchema } from '../../../../contracts/newsletter-schema';
import { withDeadline } from '../../../platform/async/deadline';
import { isDatabaseOutage } from '../../../platform/database/database-errors';
import { OUTAGE_RETRY_AFTER } from '../../../platform/database/is-database-up';
import { readSettings } from '../../../platform/env/settings';
import { createAddressLimiter } from '../../../platform/http/address-limiter';
import type { Context } from '../../../platform/http/context';
import { rateLimited, unavailable } from '../../../platform/http/errors';
import { escapeHtml } from '../../../platform/http/html';
import { renderPage } from '../../../platform/http/page';
import { validateBody, validateData } from '../../../platform/http/validate-body';
import { serviceOf } from '../../../platform/strapi/service-of';
import type { NewsletterService } from '../services/newsletter-subscription';

const STORE_TIMEOUT_MS = 7_000;
const ACCEPTED = 202;

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
    const service = serviceOf<NewsletterService>(
      strapi,
      'api::newsletter-subscription.newsletter-subscription',
    );
    try {
      await service.subscribe(email);
      return 0;
    } catch (error) {
      await limiter.refund(address);
      throw error;
    }
  }

  /** Responds in the same way to new and already subscribed addresses. */
  async function subscribe(ctx: Context, email: string): Promise<void> {
    let wait: number;
    try {
      wait = await withDeadline(store(email, ctx.request.ip), STORE_TIMEOUT_MS);
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      throw unavailable(ctx, NEWSLETTER_MESSAGES.unavailable, OUTAGE_RETRY_AFTER);
    }
    if (wait > 0) throw rateLimited(ctx, wait, NEWSLETTER_MESSAGES.limited);
    ctx.status = ACCEPTED;
    ctx.body = { data: { email } } satisfies NewsletterResponse;
  }

  return {
    /** POST /api/newsletter-subscriptions */
    async create(ctx: Context) {
      const body: unknown = ctx.request.body;
      const { invalid } = ENQUIRY_MESSAGES;
      const data = validateData(newsletterSchema, body, invalid, NEWSLETTER_MESSAGES.body);
      await subscribe(ctx, data.email);
    },

    /** POST /api/newsletter-subscriptions/form: sent without JavaScript; responds with a page. */
    async createFromForm(ctx: Context) {
      const body: unknown = ctx.request.body;
      const { email } = validateBody(newsletterSchema, body, NEWSLETTER_MESSAGES.email);
      await subscribe(ctx, email);
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
