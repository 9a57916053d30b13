import type { Core } from '@strapi/strapi';

import { ENQUIRY_LIMITS } from '../../contracts/enquiry';
import type { Context } from '../platform/http/context';
import { httpError } from '../platform/http/errors';
import { FORM_PATHS } from '../platform/http/form-paths';
import { normalizeRequestPath } from '../platform/http/request-path';
import { statusMessage } from '../platform/http/translate-error';

// Used by the dashboard, the form of an entry, the media library and replies by mail.
const UPLOADS =
  /^(\/api)?\/upload$|^\/upload\/files(\/[^/]+\/replace)?$|^\/api\/enquiries\/\w+\/attachments$/;
// Without the import, whose rows need more.
const SMALL_BODIES =
  /^\/api\/(?:enquiries(?!\/import(?:\/|$))|contact-intents|missing-addresses|newsletter-subscriptions|speed|auth|v1\/leads)(?:\/|$)/;

/** Returns true for requests that may carry files. */
export function isUpload(ctx: Context): boolean {
  return ctx.method === 'POST' && UPLOADS.test(normalizeRequestPath(ctx.path));
}

function acceptedType(ctx: Context): string[] {
  const path = normalizeRequestPath(ctx.path);
  if (FORM_PATHS.has(path)) return ['application/x-www-form-urlencoded'];
  return isUpload(ctx) ? ['application/json', 'multipart/form-data'] : ['application/json'];
}

/** Returns true when the route accepts small bodies only. */
export function hasBodyLimit(ctx: Context): boolean {
  return SMALL_BODIES.test(normalizeRequestPath(ctx.path)) && !isUpload(ctx);
}

export const bodyTooLarge = () => httpError(413, 'PayloadTooLargeError', statusMessage(413));

/**
 * Rejects bodies by their headers, before they are read: with an unexpected content type, and too large
 * for a public endpoint. Strapi writes `multipart/form-data` for any route to the disk before it
 * authenticates the request, and does not delete it. It also prevents cross-site form posts, which
 * browsers send as form or plain text.
 */
const bodyHeaderGuard: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    const { length } = ctx.request;
    // `is` returns null when there is no body, but not for `Content-Length: 0`.
    if (length !== 0 && ctx.is(acceptedType(ctx)) === false) {
      throw httpError(415, 'UnsupportedMediaTypeError', statusMessage(415));
    }
    if (hasBodyLimit(ctx) && (length ?? 0) > ENQUIRY_LIMITS.body) throw bodyTooLarge();
    return next();
  };
};

export default bodyHeaderGuard;
