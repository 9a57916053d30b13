import type { Core } from '@strapi/strapi';

import { answerError } from '../lib/error-answer';
import { normalizePath } from '../lib/request-path';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** Answers 401 to a stranger: for Strapi they have a role, and are refused as one without rights. */
const signInFirst: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    const isStranger = !ctx.get('Authorization');
    if (ctx.status !== FORBIDDEN || !isStranger) return;
    if (!normalizePath(ctx.path).startsWith('/api/')) return;
    answerError(ctx, {
      status: UNAUTHORIZED,
      name: 'UnauthorizedError',
      message: 'Inicia sesión para continuar',
    });
  };
};

export default signInFirst;
