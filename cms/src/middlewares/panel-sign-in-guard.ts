import type { Core } from '@strapi/strapi';

import { SESSION_MESSAGES } from '../../contracts/session';
import { rateLimitKey } from '../lib/client-address';
import type { Context } from '../lib/context';
import { isDatabaseOutage } from '../lib/database-errors';
import { answerError } from '../lib/error-answer';
import { createFailureLimiter } from '../lib/failure-limiter';
import { isRecord } from '../lib/fields';
import { normalizePath } from '../lib/request-path';

// Where a stranger may guess: passwords, codes sent by mail, invitations.
const GUESSABLE = /^\/admin\/(?:login|forgot-password|reset-password|register|register-admin)$/;
const SUCCESS = 200;

function keysOf(ctx: Context): string[] {
  const { body } = ctx.request;
  const email = isRecord(body) && typeof body.email === 'string' ? body.email : undefined;
  const address = `address ${rateLimitKey(ctx.request.ip)}`;
  return email ? [address, `account ${email.trim().toLowerCase()}`] : [address];
}

/**
 * Limits failed sign-ins to the panel, by address and by account. Strapi's own limit counts one
 * address with one account, so that many accounts may be tried, and in each process for itself.
 */
const panelSignInGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  const limiter = createFailureLimiter(strapi, {
    name: 'panel',
    points: strapi.config.get('rate-limits.panel.failuresPer5Minutes'),
    seconds: 5 * 60,
  });

  return async (ctx, next) => {
    if (ctx.method !== 'POST' || !GUESSABLE.test(normalizePath(ctx.path))) return next();
    const keys = keysOf(ctx);
    const wait = await limiter.take(keys);
    if (wait > 0) {
      const { limited: message } = SESSION_MESSAGES;
      const retryAfter = String(wait);
      return answerError(ctx, { status: 429, name: 'RateLimitError', message, retryAfter });
    }
    let isFailure = true;
    try {
      await next();
      // A request for a new password is answered with 204, whether or not there is an account.
      isFailure = ctx.status !== SUCCESS && !ctx.state.hasMetOutage;
    } catch (error) {
      isFailure = !isDatabaseOutage(error);
      throw error;
    } finally {
      if (!isFailure) await limiter.giveBack(keys);
    }
  };
};

export default panelSignInGuard;
