import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { ENTRY_LINKS, ENTRY_PAGES } from '../../contracts/addresses';
import { PUBLISHING_MESSAGES } from '../../contracts/publishing';
import { findEntryNeeds } from '../content-uses/find-entry-uses';
import { nameUses } from '../content-uses/use';

type Params = { documentId?: string };

/**
 * Keeps on the site what other published entries cannot do without: the category of a product, the
 * page that a link leads to. Links to a part of a page are only told (see the panel's «Usado en»):
 * the page is still there.
 */
export function guardUses(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (ctx, next) => {
    const { action, uid } = ctx;
    const isAway = action === 'unpublish' || action === 'delete';
    const { documentId } = ctx.params as Params;
    if (!isAway || !documentId || !(uid in ENTRY_PAGES || uid in ENTRY_LINKS)) return next();
    const where = { documentId, publishedAt: { $notNull: true } };
    if ((await strapi.db.query(uid).count({ where })) === 0) return next();
    const uses = await findEntryNeeds(strapi, { uid, documentId });
    if (uses.length > 0) {
      throw new errors.ApplicationError(PUBLISHING_MESSAGES.entryInUse(nameUses(uses)));
    }
    return next();
  };
}
