import type { Core } from '@strapi/strapi';

import { normalizeRequestPath } from '../platform/http/request-path';

/** Prevents caching of API responses and of responses to authenticated requests. */
const noStore: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    const isApi = `${normalizeRequestPath(ctx.path)}/`.startsWith('/api/');
    if (isApi || ctx.get('Authorization')) ctx.set('Cache-Control', 'no-store');
  };
};

export default noStore;
