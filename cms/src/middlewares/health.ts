import type { Core } from '@strapi/strapi';

import { hasDatabaseSpace } from '../platform/database/database-space';
import { isDatabaseUp, OUTAGE_RETRY_AFTER } from '../platform/database/is-database-up';

/**
 * `GET /healthz` reports that the process is alive; `GET /readyz` that the database responds and its
 * disk has space.
 */
const health: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next): Promise<unknown> => {
    const isHealthCheck = ctx.path === '/healthz' || ctx.path === '/readyz';
    if (!isHealthCheck || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const isReady = async () => (await isDatabaseUp(strapi)) && (await hasDatabaseSpace(strapi));
    const isHealthy = ctx.path === '/healthz' || (await isReady());
    ctx.set('Cache-Control', 'no-store');
    if (!isHealthy) ctx.set('Retry-After', OUTAGE_RETRY_AFTER);
    ctx.status = isHealthy ? 200 : 503;
    ctx.body = { status: isHealthy ? 'ok' : 'unavailable' };
  };
};

export default health;
