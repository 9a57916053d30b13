import type { Core } from '@strapi/strapi';

import { ENQUIRY_LIMITS } from '../../contracts/enquiry';
import type { Context } from '../lib/context';
import { answerError } from '../lib/error-answer';
import { normalizePath } from '../lib/request-path';

const SMALL_BODIES = /^\/api\/(?:enquiries|newsletter-subscriptions|auth)(?:\/|$)/;

/** Refuses by its announced length a body larger than what strangers may send, without reading it. */
const bodySizeGuard: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    if (!hasSmallBody(ctx) || (ctx.request.length ?? 0) <= ENQUIRY_LIMITS.body) return next();
    refuseBody(ctx);
    return undefined;
  };
};

/** Whether the address of this request takes small bodies only. */
export function hasSmallBody(ctx: Context): boolean {
  return SMALL_BODIES.test(normalizePath(ctx.path));
}

export function refuseBody(ctx: Context): void {
  answerError(ctx, {
    status: 413,
    name: 'PayloadTooLargeError',
    message: 'El contenido es demasiado grande',
  });
}

export default bodySizeGuard;
