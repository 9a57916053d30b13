import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { readContent } from '../content-uses/read-content';
import { readSitePages } from '../content-uses/site-pages';
import { labelOf } from '../lib/entry-label';
import { isPublicType, listPublicTypes } from '../lib/public-types';
import { readSiteValues, valuesFor } from '../placeholders/placeholder-values';
import { findProblems, mayBeRuled } from '../publish-rules/find-problems';
import { addressesOf, pagePathOf } from '../publish-rules/links';
import { usesPlaceholders } from '../publish-rules/placeholders';
import { publishes } from './changes-published';

/**
 * Refuses what must not go on the site, whoever publishes: a click, many at once, a moment that has
 * come, the dashboard, the seed. It looks at what was just published, in the transaction that did,
 * because only there pictures are more than numbers; what it refuses was never there.
 */
export function guardContent(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  async function check(uid: string, documentId: string): Promise<void> {
    const type = listPublicTypes(strapi).find((each) => each.uid === uid);
    if (!type) return;
    const where = { documentId, publishedAt: { $notNull: true } };
    const [content] = await readContent(strapi, type, mayBeRuled, where);
    if (!content) return;
    const { fields, row } = content;
    const addresses = fields.flatMap(addressesOf);
    const hasOwnLinks = addresses.some((address) => pagePathOf(address) !== undefined);
    const pages = hasOwnLinks ? await readSitePages(strapi) : undefined;
    const siteValues = usesPlaceholders(fields) ? await readSiteValues(strapi) : {};
    const problems = findProblems(fields, pages, valuesFor(uid, row, siteValues));
    if (problems.length === 0) return;
    const { name } = labelOf(type, row);
    const message = `«${name}» no se publicó. ${problems.map((each) => each.message).join(' ')}`;
    throw new errors.ValidationError(message, {
      errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
    });
  }

  return async (ctx, next) => {
    const { uid } = ctx;
    if (!publishes(ctx) || !isPublicType(strapi.contentType(uid))) return next();
    const { documentId } = ctx.params as { documentId?: string };
    return strapi.db.transaction(async () => {
      const result = await next();
      await check(uid, documentId ?? (result as { documentId: string }).documentId);
      return result;
    });
  };
}
