import { rm } from 'node:fs/promises';

import type { Core } from '@strapi/strapi';

/**
 * Deletes uploaded temporary files after the request. Strapi deletes them only when the request succeeds,
 * and only those in the field it expects.
 */
const temporaryFiles: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    const files = Object.values(ctx.request.files ?? {}).flat();
    try {
      await next();
    } finally {
      await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
    }
  };
};

export default temporaryFiles;
