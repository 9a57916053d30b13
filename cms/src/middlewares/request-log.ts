import type { Core } from '@strapi/strapi';

import { PRESENCE_ROUTE } from '../../contracts/saving';
import type { Context } from '../platform/http/context';
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from '../platform/http/request-id';
import type { AccessFacts } from '../platform/logging/log-format';
import { countRequest } from '../platform/metrics/count-request';

const FAILED = 500;
/** Polled constantly by every open editor; its failures are logged. */
const POLLED = new Set([PRESENCE_ROUTE]);

/** Returns the declared route without parameter values; `-` when no route matched. */
function routeOf(ctx: Context): string {
  const route: unknown = ctx._matchedRoute;
  return typeof route === 'string' ? route : '-';
}

/**
 * Assigns an id to every request, for its log lines and its response, and writes an access log line
 * without personal data (no user, address or parameter values).
 */
const requestLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  return (ctx, next) => {
    const id = requestIdOf(ctx.get(REQUEST_ID_HEADER));
    return withRequestId(id, async () => {
      const start = performance.now();
      ctx.set(REQUEST_ID_HEADER, id);
      const finish = (status: number) => {
        const ms = Math.round(performance.now() - start);
        const facts: AccessFacts = { method: ctx.method, route: routeOf(ctx), status, ms };
        countRequest(facts);
        if (POLLED.has(facts.route) && status < FAILED) return;
        strapi.log.http(`${facts.method} ${facts.route} ${status} (${ms} ms)`, { access: facts });
      };
      try {
        await next();
      } catch (error) {
        // `logUnhandledErrors` logs the error itself.
        finish(FAILED);
        throw error;
      }
      finish(ctx.status);
    });
  };
};

export default requestLog;
