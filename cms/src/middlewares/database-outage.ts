import type { Core } from '@strapi/strapi';

import type { Context } from '../lib/context';
import { isDatabaseUp, OUTAGE_RETRY_AFTER } from '../lib/database-probe';
import { answerError } from '../lib/error-answer';
import { hasDatabaseSpace } from '../lib/free-space';

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const UNAVAILABLE = 503;
// The router's answer to a method that it does not know.
const NOT_IMPLEMENTED = 501;

/**
 * Responds with 503 when the database is down or cannot write. Strapi then responds with 401 (it
 * cannot look up permissions) or 500; the first would sign people out, and neither tells a client to
 * try again.
 */
const databaseOutage: Core.MiddlewareFactory = (_config, { strapi }) => {
  async function isOutage(ctx: Context): Promise<boolean> {
    const { status, state } = ctx;
    if (status < BAD_REQUEST || status === UNAVAILABLE) return false;
    if (state.hasMetOutage) return true;
    const isFailure = status >= 500 && status !== NOT_IMPLEMENTED;
    if (!isFailure && status !== UNAUTHORIZED) return false;
    if (!(await isDatabaseUp(strapi))) return true;
    return isFailure && !(await hasDatabaseSpace(strapi));
  }

  return async (ctx, next) => {
    await next();
    if (!(await isOutage(ctx))) return;
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
