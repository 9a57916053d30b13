import type { Core } from '@strapi/strapi';

import { filePathOf, normalizeRequestPath } from '../platform/http/request-path';

const UPLOADS_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const PICTURE = /\.(?:avif|jpe?g|png|webp)$/;

const CORS_HEADERS = [
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Credentials',
  'Access-Control-Expose-Headers',
];

/**
 * Prevents caching of API responses and of responses to authenticated requests, and sandboxes uploaded
 * files, so that none can run scripts on our origin. Documents are downloads.
 */
const responseHeaders: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    // Strapi allows an empty origin for a request that names none.
    if (ctx.get('Origin') === '') CORS_HEADERS.forEach((name) => ctx.remove(name));
    const isApi = `${normalizeRequestPath(ctx.path)}/`.startsWith('/api/');
    if (isApi || ctx.get('Authorization')) ctx.set('Cache-Control', 'no-store');
    const path = filePathOf(ctx.path);
    if (!path?.startsWith('/uploads/')) return;
    ctx.set('Content-Security-Policy', UPLOADS_POLICY);
    if (!PICTURE.test(path)) ctx.set('Content-Disposition', 'attachment');
  };
};

export default responseHeaders;
