import type { Core } from '@strapi/strapi';

import { TWO_FACTOR_MESSAGES, TWO_FACTOR_REQUIRED_ERROR } from '../../contracts/two-factor';
import { mustSetUpTwoFactor } from '../features/two-factor/server/describe-factor';
import { readSettings } from '../platform/env/settings';
import type { Context } from '../platform/http/context';
import { httpError } from '../platform/http/errors';
import { normalizeRequestPath } from '../platform/http/request-path';

type Jwt = { getToken(ctx: Context): Promise<{ id?: number } | null> };

/** Routes that an account may use before it has set up two-factor authentication. */
const OPEN: readonly string[] = [
  'POST /api/auth/local',
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
  'GET /api/auth/verify',
  'GET /api/auth/two-factor',
  'POST /api/auth/two-factor/setup',
  'POST /api/auth/two-factor/enable',
  'POST /api/auth/two-factor/verify',
];

/**
 * When two-factor authentication is required, rejects all other requests of dashboard accounts that
 * have not set it up. Decides by the token instead of the path, so that no variant of a path bypasses
 * it.
 */
const twoFactorRequired: Core.MiddlewareFactory = (_config, { strapi }) => {
  if (!readSettings().isTwoFactorRequired) return (_ctx, next) => next();

  async function isRefused(ctx: Context): Promise<boolean> {
    if (!ctx.get('Authorization')) return false;
    if (OPEN.includes(`${ctx.method} ${normalizeRequestPath(ctx.path)}`)) return false;
    const jwt: Jwt = strapi.plugin('users-permissions').service('jwt');
    // Other kinds of token and invalid ones are rejected by the route.
    const token = await jwt.getToken(ctx).catch(() => null);
    return token?.id !== undefined && mustSetUpTwoFactor(strapi, token.id);
  }

  return async (ctx, next): Promise<unknown> => {
    if (!(await isRefused(ctx))) return next();
    throw httpError(403, TWO_FACTOR_REQUIRED_ERROR, TWO_FACTOR_MESSAGES.required);
  };
};

export default twoFactorRequired;
