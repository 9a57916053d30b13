import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { SINGLE_PAGES } from '../../../../contracts/addresses';
import { PAGE_SECTIONS } from '../../../../contracts/pages';
import { PUBLISHING_MESSAGES } from '../../../../contracts/publishing';
import { changesPublished } from '../../../content-model/changes-published';
import { isLinkField } from '../../../content-model/is-link-field';
import { isPublicType, listPublicTypes } from '../../../content-model/public-types';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { addressesOf, anchorOf, pagePathOf } from '../rules/check-links';
import { formatUsage, describeUsage, type FoundUsage } from './found-usage';
import { readContent } from './read-content';
import { readSiteAnchors } from './read-site-anchors';

const PUBLISHED = { publishedAt: { $notNull: true } };
const PAGES = Object.keys(PAGE_SECTIONS);

/**
 * Rejects changes that remove an anchor used by published links: an entry that is a section of a
 * page, or a section that is only rendered with content. Compares the anchors before and after the
 * change in its transaction and reads the links only if an anchor disappeared.
 */
export function guardAnchors(strapi: Core.Strapi): DocumentMiddleware {
  async function readAnchors(uid: string): Promise<Set<string>> {
    const anchors = await readSiteAnchors(strapi, PAGES, uid);
    return new Set([...anchors].flatMap(([page, ids]) => [...ids].map((id) => `${page}#${id}`)));
  }

  /** Returns the published fields that link to the anchors, by anchor. */
  async function usageOf(anchors: ReadonlySet<string>): Promise<Map<string, FoundUsage[]>> {
    const usages = new Map<string, FoundUsage[]>();
    for (const type of listPublicTypes(strapi)) {
      for (const content of await readContent(strapi, type, isLinkField, PUBLISHED)) {
        for (const field of content.fields) {
          for (const address of addressesOf(field)) {
            const page = address.startsWith('#') ? SINGLE_PAGES[type.uid] : pagePathOf(address);
            const anchor = `${page}#${anchorOf(address)}`;
            if (!anchors.has(anchor)) continue;
            usages.set(anchor, [...(usages.get(anchor) ?? []), describeUsage(content, field)]);
          }
        }
      }
    }
    return usages;
  }

  return async (ctx, next) => {
    if (!changesPublished(ctx) || !isPublicType(strapi.contentType(ctx.uid))) return next();
    return strapi.db.transaction(async () => {
      const before = await readAnchors(ctx.uid);
      const result = await next();
      const after = await readAnchors(ctx.uid);
      const gone = new Set([...before].filter((anchor) => !after.has(anchor)));
      const [used] = gone.size > 0 ? await usageOf(gone) : [];
      if (used) {
        const [anchor, usages] = used;
        throw new errors.ApplicationError(
          PUBLISHING_MESSAGES.anchorInUse(anchor, formatUsage(usages)),
        );
      }
      return result;
    });
  };
}
