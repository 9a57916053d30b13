import type { Core } from '@strapi/strapi';

import { changesPublished } from '../../../content-model/changes-published';
import { lockEntry } from '../../../content-model/lock-entry';
import { isPublicType } from '../../../content-model/public-types';
import { documentIdOf, type DocumentMiddleware } from '../../../platform/strapi/document-call';
import { createVersionRecorder } from './version-recorder';

/**
 * Records a version of an entry whenever it is published or unpublished, and deletes its versions
 * with it, all in the transaction of the change.
 */
export function recordHistory(strapi: Core.Strapi): DocumentMiddleware {
  const recorder = createVersionRecorder(strapi);

  return async (ctx, next) => {
    const { uid } = ctx;
    if (!isPublicType(strapi.contentType(uid)) || !changesPublished(ctx)) return next();
    const { documentId } = ctx.params;
    return strapi.db.transaction(async () => {
      if (documentId === undefined) {
        const created = await next();
        await recorder.recordCreate({ uid, documentId: documentIdOf(created) });
        return created;
      }
      const entry = { uid, documentId };
      await lockEntry(strapi, entry);
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
