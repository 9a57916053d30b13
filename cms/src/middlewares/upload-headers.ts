import type { Core } from '@strapi/strapi';

import { filePathOf } from '../lib/request-path';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Keeps a file that somebody uploaded from ever acting as a page of ours, whatever is in it. */
const uploadHeaders: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    if (!filePathOf(ctx.path)?.startsWith('/uploads/')) return;
    ctx.set('Content-Security-Policy', POLICY);
  };
};

export default uploadHeaders;
