import type { Core } from '@strapi/strapi';

import { ENTRY_PAGES, entryPath } from '../../../../contracts/addresses';
import { changesPublished } from '../../../content-model/changes-published';
import type { RedirectService } from '../../../content-model/redirects/redirect-service';
import {
  type DocumentCall,
  documentIdOf,
  type DocumentMiddleware,
} from '../../../platform/strapi/document-call';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';

const mayMove = (ctx: DocumentCall) => ENTRY_PAGES[ctx.uid] !== undefined && changesPublished(ctx);

/**
 * Stores the former address of a page that is renamed or unpublished, in the same transaction, so
 * that old links and search results redirect to the entry.
 */
export function recordRedirects(strapi: Core.Strapi): DocumentMiddleware {
  const redirects = () => serviceOf<RedirectService>(strapi, 'api::redirect.redirect');

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
        await redirects().removeEntry({ uid, documentId });
        return result;
      }
      const after = await publishedPage(uid, documentId);
      if (before !== after) await redirects().recordMove({ uid, documentId, before, after });
      return result;
    });
  };
}
