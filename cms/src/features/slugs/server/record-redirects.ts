import type { Core } from '@strapi/strapi';

import { ENTRY_PAGES, entryPath } from '../../../../contracts/addresses';
import { changesPublished } from '../../../content-model/changes-published';
import { recordMove, removeRedirects } from '../../../content-model/redirects/stored-redirects';
import {
  type DocumentCall,
  documentIdOf,
  type DocumentMiddleware,
} from '../../../platform/strapi/document-call';
import { query } from '../../../platform/strapi/query';

const mayMove = (ctx: DocumentCall) => ENTRY_PAGES[ctx.uid] !== undefined && changesPublished(ctx);

/**
 * Stores the former address of a page that is renamed or unpublished, in the same transaction, so
 * that old links and search results redirect to the entry.
 */
export function recordRedirects(strapi: Core.Strapi): DocumentMiddleware {
  async function publishedPage(uid: string, documentId: string): Promise<string | undefined> {
    const entry = await query(strapi, uid).findOne({
      where: { documentId, publishedAt: { $notNull: true } },
      select: ['slug'],
    });
    return entryPath(uid, entry?.slug);
  }

  return async (ctx, next) => {
    if (!mayMove(ctx)) return next();
    const { uid } = ctx;
    return strapi.db.transaction(async () => {
      const known = ctx.params.documentId;
      const before = known === undefined ? undefined : await publishedPage(uid, known);
      const result = await next();
      const documentId = known ?? documentIdOf(result);
      if (ctx.action === 'delete') {
        await removeRedirects(strapi, { uid, documentId });
        return result;
      }
      const after = await publishedPage(uid, documentId);
      if (before !== after) await recordMove(strapi, { uid, documentId, before, after });
      return result;
    });
  };
}
