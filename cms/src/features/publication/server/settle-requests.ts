import type { Core } from '@strapi/strapi';

import { isPublishAction } from '../../../content-model/changes-published';
import { titleOf } from '../../../content-model/entry-label';
import { isPublicType } from '../../../content-model/public-types';
import { readAuthor } from '../../../content-model/read-author';
import type { Entry } from '../../../content-model/version-row';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { typeOf } from '../../../platform/strapi/model';
import { query } from '../../../platform/strapi/query';
import { deleteRequests, settleRequest } from './requests';

async function readTitle(strapi: Core.Strapi, { uid, documentId }: Entry): Promise<string> {
  const draft = await query(strapi, uid).findOne({ where: { documentId, publishedAt: null } });
  return titleOf(typeOf(strapi, uid), draft ?? {});
}

/**
 * Settles the open or returned publication request of an entry when it is published, its draft
 * discarded, or the entry deleted, which also removes its other requests.
 */
export function settleRequests(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const { uid, action } = ctx;
    const { documentId } = ctx.params;
    const isSettling = isPublishAction(ctx) || action === 'discardDraft' || action === 'delete';
    if (!documentId || !isSettling || !isPublicType(strapi.contentType(uid))) return next();
    return strapi.db.transaction(async () => {
      const entry = { uid, documentId };
      const entryName = action === 'delete' ? await readTitle(strapi, entry) : null;
      const result = await next();
      const { who: settledBy } = await readAuthor(strapi, entry);
      const state = isPublishAction(ctx) ? 'published' : 'obsolete';
      await settleRequest(strapi, entry, { state, settledBy, entryName });
      if (entryName !== null) await deleteRequests(strapi, entry);
      return result;
    });
  };
}
