import type { Core } from '@strapi/strapi';

import { filePathOf } from '../platform/http/request-path';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sandboxes uploaded files, so that none can run scripts on our origin. */
const uploadHeaders: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    if (!filePathOf(ctx.path)?.startsWith('/uploads/')) return;
    ctx.set('Content-Security-Policy', POLICY);
  };
};

export default uploadHeaders;
