import type { Core } from '@strapi/strapi';

import { isDatabaseOutage } from './database-errors';

/**
 * Remembers in a request that one of its statements met an outage. Strapi's own code catches such
 * errors and responds with 401, 500 or 501, and a database that cannot write still reads.
 */
export function markOutages(strapi: Core.Strapi): void {
  strapi.db.connection.on('query-error', (error: unknown) => {
    const ctx = strapi.requestContext.get();
    if (ctx && isDatabaseOutage(error)) ctx.state.hasMetOutage = true;
  });
}
