import type { Core } from '@strapi/strapi';

import { TWO_FACTOR_MESSAGES, TWO_FACTOR_REQUIRED_ERROR } from '../../contracts/two-factor';
import type { Context } from '../lib/context';
import { answerError } from '../lib/error-answer';
import { normalizePath } from '../lib/request-path';
import { readSettings } from '../lib/settings';
import { mustSetUpTwoFactor } from '../two-factor/describe-factor';

type Jwt = { getToken(ctx: Context): Promise<{ id?: number } | null> };

/** What an account may do before it has set up its second step; of an open route none is asked. */
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
 * Where the installation demands a second step, refuses an account of the dashboard without one
 * whatever else it calls. It goes by the token and not by the address, so that no spelling of an
 * address gets past it.
 */
const twoFactorRequired: Core.MiddlewareFactory = (_config, { strapi }) => {
  if (!readSettings().isTwoFactorRequired) return (_ctx, next) => next();

  async function isRefused(ctx: Context): Promise<boolean> {
    if (!ctx.get('Authorization')) return false;
    if (OPEN.includes(`${ctx.method} ${normalizePath(ctx.path)}`)) return false;
    const jwt: Jwt = strapi.plugin('users-permissions').service('jwt');
    // Another kind of token, or one that is good for nothing: the route itself refuses it.
    const token = await jwt.getToken(ctx).catch(() => null);
    return token?.id !== undefined && mustSetUpTwoFactor(strapi, token.id);
  }

  return async (ctx, next) => {
    if (!(await isRefused(ctx))) return next();
    const { required: message } = TWO_FACTOR_MESSAGES;
    answerError(ctx, { status: 403, name: TWO_FACTOR_REQUIRED_ERROR, message });
  };
};

export default twoFactorRequired;
