import type { Core } from '@strapi/strapi';

import { isPublishAction } from '../../../content-model/changes-published';
import { lockSlugs } from '../../../content-model/lock-slugs';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';

/**
 * Publishes entries with the same slug one at a time. Strapi reads whether another published entry has the
 * slug, without a constraint in the database, so two concurrent publications would both succeed.
 */
export function lockPublishedSlugs(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    if (!isPublishAction(ctx)) return next();
    const { documentId, data } = ctx.params;
    return strapi.db.transaction(async () => {
      await lockSlugs(strapi, ctx.uid, documentId === undefined ? [] : [documentId], data);
      return next();
    });
  };
}
