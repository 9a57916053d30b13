import type { Core } from '@strapi/strapi';

import { isRecord } from '../../contracts/is-record';
import { isDatabaseOutage } from '../platform/database/database-errors';
import { createAttemptLimiter } from '../platform/http/attempt-limiter';
import type { Context } from '../platform/http/context';
import { rateLimited } from '../platform/http/errors';
import { normalizeRequestPath } from '../platform/http/request-path';

const SUCCESS = 200;

/** Public endpoints that accept a password or a mailed code; each kind is counted separately. */
const GUARDED = {
  '/admin/login': 'panel-sign-in',
  '/admin/forgot-password': 'panel-reset',
  '/admin/reset-password': 'panel-code',
  '/admin/register': 'panel-code',
  '/admin/register-admin': 'panel-code',
} as const;

type GuardedPath = keyof typeof GUARDED;

const isGuarded = (path: string): path is GuardedPath => Object.hasOwn(GUARDED, path);

/** Strapi refuses capitals in the address of `/admin/forgot-password`; sign-in accepts them. */
function lowerCaseEmail({ request: { body } }: Context): void {
  if (isRecord(body) && typeof body.email === 'string') body.email = body.email.toLowerCase();
}

function accountOf({ request: { body } }: Context): string | undefined {
  return isRecord(body) && typeof body.email === 'string' && body.email
    ? body.email.trim()
    : undefined;
}

/**
 * Limits attempts at the panel's public endpoints (see `createAttemptLimiter`). Strapi's own limit counts
 * only pairs of address and account, which allows trying many accounts, and per process.
 */
const panelSignInGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  const failures: number = strapi.config.get('rate-limits.signIn.failures');
  const limiters = {
    'panel-sign-in': createAttemptLimiter(strapi, 'panel-sign-in', failures),
    'panel-reset': createAttemptLimiter(strapi, 'panel-reset', failures),
    'panel-code': createAttemptLimiter(strapi, 'panel-code', failures),
  };

  return async (ctx, next): Promise<unknown> => {
    const path = normalizeRequestPath(ctx.path);
    if (ctx.method !== 'POST' || !isGuarded(path)) return next();
    lowerCaseEmail(ctx);
    const attempt = await limiters[GUARDED[path]].consume({
      address: ctx.request.ip,
      account: accountOf(ctx),
    });
    if (attempt.wait > 0) throw rateLimited(ctx, attempt.wait);
    try {
      await next();
    } catch (error) {
      if (isDatabaseOutage(error)) await attempt.refund();
      throw error;
    }
    // A password reset request always returns 204, so it always counts.
    if (ctx.status === SUCCESS) await attempt.succeed();
    else if (ctx.state.hasMetOutage) await attempt.refund();
  };
};

export default panelSignInGuard;
