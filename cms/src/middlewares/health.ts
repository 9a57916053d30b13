import type { Core } from '@strapi/strapi';

import { isDatabaseUp, OUTAGE_RETRY_AFTER } from '../lib/database-probe';
import { hasDatabaseSpace } from '../lib/free-space';

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: it can work, that is, the database responds
 * and its disk has space.
 */
const health: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const isAsked = ctx.path === '/healthz' || ctx.path === '/readyz';
    if (!isAsked || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const isReady = async () => (await isDatabaseUp(strapi)) && (await hasDatabaseSpace(strapi));
    const isWell = ctx.path === '/healthz' || (await isReady());
    ctx.set('Cache-Control', 'no-store');
    if (!isWell) ctx.set('Retry-After', OUTAGE_RETRY_AFTER);
    ctx.status = isWell ? 200 : 503;
    ctx.body = { status: isWell ? 'ok' : 'unavailable' };
  };
};

export default health;
