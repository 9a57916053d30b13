import type { Core } from '@strapi/strapi';

import type { Context } from '../platform/http/context';
import { httpError } from '../platform/http/errors';
import { FORM_PATHS } from '../platform/http/form-paths';
import { normalizeRequestPath } from '../platform/http/request-path';

// Used by the dashboard, the form of an entry and the media library.
const UPLOADS = /^(\/api)?\/upload$|^\/upload\/files(\/[^/]+\/replace)?$/;

function acceptedType(ctx: Context): string[] {
  const path = normalizeRequestPath(ctx.path);
  if (FORM_PATHS.has(path)) return ['application/x-www-form-urlencoded'];
  if (UPLOADS.test(path) && ctx.method === 'POST') {
    return ['application/json', 'multipart/form-data'];
  }
  return ['application/json'];
}

/**
 * Rejects bodies with an unexpected content type before they are read. Strapi writes
 * `multipart/form-data` for any route to the disk before it authenticates the request, and does not
 * delete it. It also prevents cross-site form posts, which browsers send as form or plain text.
 */
const contentTypeGuard: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    // `is` returns null when there is no body, but not for `Content-Length: 0`.
    if (ctx.request.length === 0 || ctx.is(acceptedType(ctx)) !== false) return next();
    const message = 'Este tipo de contenido no se acepta aquí';
    throw httpError(415, 'UnsupportedMediaTypeError', message);
  };
};

export default contentTypeGuard;
