import type { Core } from '@strapi/strapi';

import { filePathOf, normalizeRequestPath } from '../platform/http/request-path';

const UPLOADS_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Prevents caching of API responses and of responses to authenticated requests, and sandboxes uploaded
 * files, so that none can run scripts on our origin.
 */
const responseHeaders: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    const isApi = `${normalizeRequestPath(ctx.path)}/`.startsWith('/api/');
    if (isApi || ctx.get('Authorization')) ctx.set('Cache-Control', 'no-store');
    const isUpload = filePathOf(ctx.path)?.startsWith('/uploads/');
    if (isUpload) ctx.set('Content-Security-Policy', UPLOADS_POLICY);
  };
};

export default responseHeaders;
