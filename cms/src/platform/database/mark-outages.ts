import type { Core } from '@strapi/strapi';

import { isDatabaseOutage } from './database-errors';

/**
 * Sets `ctx.state.hasMetOutage` when a statement of the request failed because of a database outage.
 * Strapi catches such errors and responds with 401, 500 or 501; a later probe may succeed, because a
 * database that cannot write can still read.
 */
export function markOutages(strapi: Core.Strapi): void {
  strapi.db.connection.on('query-error', (error: unknown) => {
    const ctx = strapi.requestContext.get();
    if (ctx && isDatabaseOutage(error)) ctx.state.hasMetOutage = true;
  });
}
