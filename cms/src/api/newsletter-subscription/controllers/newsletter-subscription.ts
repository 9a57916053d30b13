import type { Core } from '@strapi/strapi';

import { ENQUIRY_MESSAGES } from '../../../../contracts/enquiry';
import { NEWSLETTER_MESSAGES, type NewsletterResponse } from '../../../../contracts/newsletter';
import { newsletterSchema } from '../../../../contracts/newsletter-schema';
import { readSettings } from '../../../platform/env/settings';
import { createAddressLimiter } from '../../../platform/http/address-limiter';
import type { Context } from '../../../platform/http/context';
import { rateLimited } from '../../../platform/http/errors';
import { escapeHtml } from '../../../platform/http/html';
import { renderPage } from '../../../platform/http/page';
import { storeInTime } from '../../../platform/http/store-in-time';
import { validateBody, validateData } from '../../../platform/http/validate-body';
import { subscribe } from '../lib/subscribe';

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
    try {
      await subscribe(strapi, email);
      return 0;
    } catch (error) {
      await limiter.refund(address);
      throw error;
    }
  }

  /** Responds in the same way to new and already subscribed addresses. */
  async function accept(ctx: Context, email: string): Promise<void> {
    const work = store(email, ctx.request.ip);
    const wait = await storeInTime(ctx, work, NEWSLETTER_MESSAGES.unavailable);
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
      await accept(ctx, data.email);
    },

    /** POST /api/newsletter-subscriptions/form: sent without JavaScript; responds with a page. */
    async createFromForm(ctx: Context) {
      const body: unknown = ctx.request.body;
      const { email } = validateBody(newsletterSchema, body, NEWSLETTER_MESSAGES.email);
      await accept(ctx, email);
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
