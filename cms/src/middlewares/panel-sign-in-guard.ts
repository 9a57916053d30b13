import type { Core } from '@strapi/strapi';

import { createAttemptLimiter } from '../lib/attempt-limiter';
import type { Context } from '../lib/context';
import { isDatabaseOutage } from '../lib/database-errors';
import { answerLimited } from '../lib/error-answer';
import { isRecord } from '../lib/fields';
import { normalizePath } from '../lib/request-path';

const SUCCESS = 200;

/** Where strangers may guess a password or a code of a mail; each kind is counted apart. */
const GUARDED = {
  '/admin/login': 'panel-sign-in',
  '/admin/forgot-password': 'panel-reset',
  '/admin/reset-password': 'panel-code',
  '/admin/register': 'panel-code',
  '/admin/register-admin': 'panel-code',
} as const;

type GuardedPath = keyof typeof GUARDED;

const isGuarded = (path: string): path is GuardedPath => Object.hasOwn(GUARDED, path);

function accountOf({ request: { body } }: Context): string | undefined {
  return isRecord(body) && typeof body.email === 'string' && body.email
    ? body.email.trim().toLowerCase()
    : undefined;
}

/**
 * Limits attempts at the panel's open endpoints: see `createAttemptLimiter`. Strapi's own limit counts
 * one address with one account only, so that many accounts may be tried, and in each process for itself.
 */
const panelSignInGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  const failures: number = strapi.config.get('rate-limits.signIn.failures');
  const limiters = {
    'panel-sign-in': createAttemptLimiter(strapi, 'panel-sign-in', failures),
    'panel-reset': createAttemptLimiter(strapi, 'panel-reset', failures),
    'panel-code': createAttemptLimiter(strapi, 'panel-code', failures),
  };

  return async (ctx, next) => {
    const path = normalizePath(ctx.path);
    if (ctx.method !== 'POST' || !isGuarded(path)) return next();
    const attempt = await limiters[GUARDED[path]].take({
      address: ctx.request.ip,
      account: accountOf(ctx),
    });
    if (attempt.wait > 0) return answerLimited(ctx, attempt.wait);
    try {
      await next();
    } catch (error) {
      if (isDatabaseOutage(error)) await attempt.giveBack();
      throw error;
    }
    // A request for a new password is answered with 204, whether or not there is an account.
    if (ctx.status === SUCCESS) await attempt.succeed();
    else if (ctx.state.hasMetOutage) await attempt.giveBack();
  };
};

export default panelSignInGuard;
