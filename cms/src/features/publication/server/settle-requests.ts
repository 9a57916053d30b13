import type { Core, Modules } from '@strapi/strapi';

import { isPublishAction } from '../../../content-model/changes-published';
import { isPublicType } from '../../../content-model/public-types';
import { readAuthor } from '../../../content-model/read-author';
import { deleteRequests, settleRequest } from './requests';

/**
 * Settles the open publication request of an entry when it is published or its draft discarded, and
 * deletes the requests of a deleted entry.
 */
export function settleRequests(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (ctx, next) => {
    const { uid } = ctx;
    const action: string = ctx.action;
    const { documentId } = ctx.params as { documentId?: string };
    const isSettling = isPublishAction(ctx) || action === 'discardDraft' || action === 'delete';
    if (!documentId || !isSettling || !isPublicType(strapi.contentType(uid))) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const entry = { uid, documentId };
      if (action === 'delete') {
        await deleteRequests(strapi, entry);
        return result;
      }
      const { who } = await readAuthor(strapi, entry);
      const state = action === 'discardDraft' ? 'obsolete' : 'published';
      await settleRequest(strapi, entry, { state, settledBy: who });
      return result;
    });
  };
}
