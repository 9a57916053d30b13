import type { Core, Modules } from '@strapi/strapi';

import { promiseAnew } from '../api/enquiry/lib/recompute';

const UID = 'api::site-settings.site-settings';
const WRITES = new Set(['create', 'update', 'publish', 'unpublish', 'delete']);

/** Keeps the clocks of waiting enquiries right when the opening hours or the promise change. */
export function followPromise(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (ctx, next) => {
    const result = await next();
    if (ctx.uid !== UID || !WRITES.has(ctx.action)) return result;
    try {
      await promiseAnew(strapi);
    } catch (error) {
      strapi.log.error(`The clocks of waiting enquiries were not set anew: ${String(error)}`);
    }
    return result;
  };
}
