import type { Core, Modules } from '@strapi/strapi';

import type { RedirectService } from '../api/redirect/services/redirect';
import { ENTRY_PAGES, pageOf } from '../../contracts/addresses';
import { changesPublished } from './changes-published';

type Params = { documentId?: string };
type Context = Modules.Documents.Middleware.Context;

/** Whether an action may change what is published under which address. */
const mayMove = (ctx: Context) => ENTRY_PAGES[ctx.uid] !== undefined && changesPublished(ctx);

/**
 * Keeps the address of a published page when it changes or is taken from the site, in the
 * transaction that does so: whoever follows an old link or a search result still finds the entry.
 */
export function keepAddresses(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  const redirects = () => strapi.service('api::redirect.redirect') as RedirectService;

  async function publishedPage(uid: string, documentId: string): Promise<string | undefined> {
    const entry = await strapi.db.query(uid).findOne({
      where: { documentId, publishedAt: { $notNull: true } },
      select: ['slug'],
    });
    return pageOf(uid, entry?.slug);
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
        await redirects().forget({ uid, documentId });
        return result;
      }
      const after = await publishedPage(uid, documentId);
      if (before !== after) await redirects().follow({ uid, documentId, before, after });
      return result;
    });
  };
}
