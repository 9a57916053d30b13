import type { Core } from '@strapi/strapi';

import { isDatabaseUp, OUTAGE_RETRY_AFTER } from '../lib/database-probe';
import { answerError } from '../lib/error-answer';

const UNAUTHORIZED = 401;
const UNAVAILABLE = 503;
// The router's answer to a method that it does not know.
const NOT_IMPLEMENTED = 501;

/**
 * Answers 503 when the database is down. Strapi then answers 401 (it cannot look up permissions) or
 * 500; the first would sign people out, and neither tells a client to try again.
 */
const databaseOutage: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    await next();
    const isFailure =
      ctx.status >= 500 && ctx.status !== UNAVAILABLE && ctx.status !== NOT_IMPLEMENTED;
    const isSuspect = isFailure || ctx.status === UNAUTHORIZED;
    if (!isSuspect || (await isDatabaseUp(strapi))) return;
    answerError(ctx, {
      status: UNAVAILABLE,
      name: 'ServiceUnavailableError',
      message:
        'El servicio no está disponible en este momento. Vuelve a intentarlo en unos segundos.',
      retryAfter: OUTAGE_RETRY_AFTER,
    });
  };
};

export default databaseOutage;
