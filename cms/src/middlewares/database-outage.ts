import type { Core } from '@strapi/strapi';

import { hasDatabaseSpace } from '../platform/database/database-space';
import { isDatabaseUp, OUTAGE_RETRY_AFTER } from '../platform/database/is-database-up';
import type { Context } from '../platform/http/context';
import { respondWithError } from '../platform/http/respond-with-error';

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const UNAVAILABLE = 503;
// The router's response to an unknown method.
const NOT_IMPLEMENTED = 501;

/**
 * Responds with 503 when the database is down or cannot write. Strapi would respond with 401 (it cannot
 * look up permissions), which signs users out, or with 500; neither makes clients retry.
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
    respondWithError(ctx, {
      status: UNAVAILABLE,
      name: 'ServiceUnavailableError',
      retryAfter: OUTAGE_RETRY_AFTER,
    });
  };
};

export default databaseOutage;
