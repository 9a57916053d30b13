import type { Core, Modules } from '@strapi/strapi';

import { createVersionRecorder } from '../history/version-recorder';
import { isPublicType } from '../lib/public-types';
import { changesPublished } from './changes-published';

/**
 * Records a version of an entry whenever it is published or unpublished, and deletes its versions
 * with it, all in the transaction of the change.
 */
export function recordHistory(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  const recorder = createVersionRecorder(strapi);

  return async (ctx, next) => {
    const { uid } = ctx;
    if (!isPublicType(strapi.contentType(uid)) || !changesPublished(ctx)) return next();
    const { documentId } = ctx.params as { documentId?: string };
    return strapi.db.transaction(async () => {
      if (documentId === undefined) {
        const created = await next();
        await recorder.recordCreate({
          uid,
          documentId: (created as { documentId: string }).documentId,
        });
        return created;
      }
      const entry = { uid, documentId };
      await recorder.lockEntry(entry);
      if (ctx.action === 'delete') {
        const result = await next();
        await recorder.deleteVersions(entry);
        return result;
      }
      await recorder.recordBaseline(entry);
      const result = await next();
      await (ctx.action === 'unpublish'
        ? recorder.recordUnpublish(entry)
        : recorder.recordPublish(entry));
      return result;
    });
  };
}
