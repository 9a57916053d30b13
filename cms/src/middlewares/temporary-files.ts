import { rm } from 'node:fs/promises';

import type { Core } from '@strapi/strapi';

/**
 * Removes the files of a form from the temporary folder when the request is over. Strapi does so
 * only when it was accepted, and only for files in the field it expects.
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
