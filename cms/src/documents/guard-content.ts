import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { readContent } from '../content-uses/read-content';
import { readSitePages } from '../content-uses/site-pages';
import { labelOf } from '../api/publication/lib/snapshot';
import { isPublicType, listPublicTypes } from '../lib/public-types';
import { findProblems, mayBeRuled } from '../publish-rules/find-problems';
import { addressesOf, pagePathOf } from '../publish-rules/links';

type Params = { documentId?: string; status?: string };

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
    const problems = findProblems(fields, hasOwnLinks ? await readSitePages(strapi) : undefined);
    if (problems.length === 0) return;
    const { name } = labelOf({ kind: type.kind, displayName: type.info.displayName }, row);
    const message = `«${name}» no se publicó. ${problems.map((each) => each.message).join(' ')}`;
    throw new errors.ValidationError(message, {
      errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
    });
  }

  return async (ctx, next) => {
    const { action, uid } = ctx;
    const params = ctx.params as Params;
    const isPublishing = action === 'publish' || params.status === 'published';
    const isWrite = ['publish', 'create', 'update'].includes(action);
    if (!isWrite || !isPublishing || !isPublicType(strapi.contentType(uid))) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      await check(uid, params.documentId ?? (result as { documentId: string }).documentId);
      return result;
    });
  };
}
