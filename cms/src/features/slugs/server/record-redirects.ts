import type { Core, Modules } from '@strapi/strapi';

import { ENTRY_PAGES, entryPath } from '../../../../contracts/addresses';
import { changesPublished } from '../../../content-model/changes-published';
import type { RedirectService } from '../../../content-model/redirects/redirect-service';

type Params = { documentId?: string };
type Context = Modules.Documents.Middleware.Context;

const mayMove = (ctx: Context) => ENTRY_PAGES[ctx.uid] !== undefined && changesPublished(ctx);

/**
 * Stores the former address of a page that is renamed or unpublished, in the same transaction, so
 * that old links and search results redirect to the entry.
 */
export function recordRedirects(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  const redirects = () => strapi.service('api::redirect.redirect') as RedirectService;

  async function publishedPage(uid: string, documentId: string): Promise<string | undefined> {
    const entry = await strapi.db.query(uid).findOne({
      where: { documentId, publishedAt: { $notNull: true } },
      select: ['slug'],
    });
    return entryPath(uid, entry?.slug);
  }

  return async (ctx, next) => {
    if (!mayMove(ctx)) return next();
    const { uid } = ctx;
    return strapi.db.transaction(async () => {
      const known = (ctx.params as Params).documentId;
      const before = known === undefined ? undefined : await publishedPage(uid, known);
      const result = await next();
      const documentId = known ?? (result as { documentId: string }).documentId;
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
