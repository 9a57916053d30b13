import type { Core } from '@strapi/strapi';

import { ENQUIRY_LIMITS } from '../../contracts/enquiry';
import type { Context } from '../platform/http/context';
import { httpError } from '../platform/http/errors';
import { normalizeRequestPath } from '../platform/http/request-path';

const SMALL_BODIES = /^\/api\/(?:enquiries|contact-intents|newsletter-subscriptions|auth)(?:\/|$)/;

/** Rejects bodies that are too large for public endpoints by `Content-Length`, without reading them. */
const bodySizeGuard: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    if (!hasBodyLimit(ctx) || (ctx.request.length ?? 0) <= ENQUIRY_LIMITS.body) return next();
    throw bodyTooLarge();
  };
};

/** Returns true when the route accepts small bodies only. */
export function hasBodyLimit(ctx: Context): boolean {
  return SMALL_BODIES.test(normalizeRequestPath(ctx.path));
}

export const bodyTooLarge = () =>
  httpError(413, 'PayloadTooLargeError', 'El contenido es demasiado grande');

export default bodySizeGuard;
