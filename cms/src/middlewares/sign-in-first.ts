import type { Core } from '@strapi/strapi';

import { normalizeRequestPath } from '../platform/http/request-path';
import { respondWithError } from '../platform/http/respond-with-error';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** Responds with 401 instead of 403 to requests without a session, to which Strapi gives a role. */
const signInFirst: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    const isAnonymous = !ctx.get('Authorization');
    if (ctx.status !== FORBIDDEN || !isAnonymous) return;
    if (!normalizeRequestPath(ctx.path).startsWith('/api/')) return;
    respondWithError(ctx, {
      status: UNAUTHORIZED,
      name: 'UnauthorizedError',
      message: 'Inicia sesión para continuar',
    });
  };
};

export default signInFirst;
