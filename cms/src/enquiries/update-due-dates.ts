import type { Core } from '@strapi/strapi';

import type { DocumentMiddleware } from '../platform/strapi/document-call';
import { recomputeDueDates } from './recompute-due-dates';

const UID = 'api::site-settings.site-settings';
const WRITES = new Set(['create', 'update', 'publish', 'unpublish', 'delete']);

/** Recomputes due dates when the opening hours or the response target change. */
export function updateDueDates(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const result = await next();
    if (ctx.uid !== UID || !WRITES.has(ctx.action)) return result;
    try {
      await recomputeDueDates(strapi);
    } catch (error) {
      strapi.log.error(`The due dates of waiting enquiries were not recomputed: ${String(error)}`);
    }
    return result;
  };
}
