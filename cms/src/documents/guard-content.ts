import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { readContent } from '../content-uses/read-content';
import { sameAnchorProblems } from '../content-uses/same-anchor';
import { readSiteAnchors } from '../content-uses/site-anchors';
import { readSitePages } from '../content-uses/site-pages';
import { labelOf } from '../lib/entry-label';
import { isPublicType, listPublicTypes } from '../lib/public-types';
import { readSettings } from '../lib/settings';
import { readSiteValues, valuesFor } from '../placeholders/placeholder-values';
import { characterProblems } from '../publish-rules/characters';
import type { EntryField } from '../publish-rules/fields-of';
import { findProblems, mayBeRuled } from '../publish-rules/find-problems';
import { addressesOf, type LinkTargets, pagePathOf, withoutHost } from '../publish-rules/links';
import { usesPlaceholders } from '../publish-rules/placeholders';
import { requiredProblems } from '../publish-rules/required';
import { publishes } from './changes-published';

/**
 * Refuses what must not go on the site, whoever publishes: a click, many at once, a moment that has
 * come, the dashboard, the seed. It looks at what was just published, in the transaction that did,
 * because only there pictures are more than numbers; what it refuses was never there.
 */
export function guardContent(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  const { siteUrl } = readSettings();

  /** What the links of an entry are compared with; reads no more than they need. */
  async function readTargets(fields: readonly EntryField[]): Promise<LinkTargets | undefined> {
    const addresses = fields
      .flatMap(addressesOf)
      .map((address) => withoutHost(address, siteUrl))
      .filter((address) => address.startsWith('#') || pagePathOf(address) !== undefined);
    if (addresses.length === 0) return undefined;
    const pages = await readSitePages(strapi);
    const hasAnchors = addresses.some((address) => address.includes('#'));
    const anchors = hasAnchors ? await readSiteAnchors(strapi, pages) : new Map();
    return { siteUrl, pages, anchors };
  }

  async function check(uid: string, documentId: string): Promise<void> {
    const type = listPublicTypes(strapi).find((each) => each.uid === uid);
    if (!type) return;
    const where = { documentId, publishedAt: { $notNull: true } };
    const [content] = await readContent(strapi, type, mayBeRuled, where);
    if (!content) return;
    const { fields, row } = content;
    const siteValues = usesPlaceholders(fields) ? await readSiteValues(strapi) : {};
    const values = valuesFor(uid, row, siteValues);
    const problems = [
      ...requiredProblems(fields),
      ...characterProblems(fields),
      ...findProblems(fields, await readTargets(fields), values),
      ...(await sameAnchorProblems(strapi, uid, row.slug)),
    ];
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
