import type { Core } from '@strapi/strapi';

import { normalizePath } from '../lib/request-path';

/** Keeps answers of the API, and all that were given to somebody signed in, out of every cache. */
const noStore: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    const isApi = `${normalizePath(ctx.path)}/`.startsWith('/api/');
    if (isApi || ctx.get('Authorization')) ctx.set('Cache-Control', 'no-store');
  };
};

export default noStore;
