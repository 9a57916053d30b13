import type { Core, Modules } from '@strapi/strapi';

import { readAuthor } from '../history/author';
import { isPublicType } from '../lib/public-types';
import { forgetRequests, settleRequest } from '../publication-requests/request-store';
import { publishes } from './changes-published';

/**
 * Settles the open request for an entry however it is published, or its changes discarded; the
 * requests for an entry go with it.
 */
export function settleRequests(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (ctx, next) => {
    const { uid } = ctx;
    const action: string = ctx.action;
    const { documentId } = ctx.params as { documentId?: string };
    const isSettling = publishes(ctx) || action === 'discardDraft' || action === 'delete';
    if (!documentId || !isSettling || !isPublicType(strapi.contentType(uid))) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const entry = { uid, documentId };
      if (action === 'delete') {
        await forgetRequests(strapi, entry);
        return result;
      }
      const { who } = await readAuthor(strapi, entry);
      const state = action === 'discardDraft' ? 'obsolete' : 'published';
      await settleRequest(strapi, entry, { state, settledBy: who });
      return result;
    });
  };
}
