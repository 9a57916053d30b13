import type { Core, Modules } from '@strapi/strapi';

import { createRecorder } from '../history/record-version';
import { isPublicType } from '../lib/public-types';
import { changesPublished } from './changes-published';

/**
 * Keeps what an entry is at each publish, in the transaction that publishes it: each is kept once,
 * and none that did not come about.
 */
export function keepHistory(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  const recorder = createRecorder(strapi);

  return async (ctx, next) => {
    const { uid } = ctx;
    if (!isPublicType(strapi.contentType(uid)) || !changesPublished(ctx)) return next();
    const { documentId } = ctx.params as { documentId?: string };
    return strapi.db.transaction(async () => {
      if (documentId === undefined) {
        const created = await next();
        await recorder.created({ uid, documentId: (created as { documentId: string }).documentId });
        return created;
      }
      const entry = { uid, documentId };
      await recorder.takeTurn(entry);
      if (ctx.action === 'delete') {
        const result = await next();
        await recorder.forget(entry);
        return result;
      }
      await recorder.begin(entry);
      const result = await next();
      await (ctx.action === 'unpublish' ? recorder.unpublished(entry) : recorder.published(entry));
      return result;
    });
  };
}
