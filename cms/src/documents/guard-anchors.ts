import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { SINGLE_PAGES } from '../../contracts/addresses';
import { SECTIONS } from '../../contracts/anchors';
import { PUBLISHING_MESSAGES } from '../../contracts/publishing';
import { readContent } from '../content-uses/read-content';
import { readSiteAnchors } from '../content-uses/site-anchors';
import { nameUses, describe, type FoundUse } from '../content-uses/use';
import { isPublicType, listPublicTypes } from '../lib/public-types';
import { addressesOf, anchorOf, isLinkField, pagePathOf } from '../publish-rules/links';
import { changesPublished } from './changes-published';

const PUBLISHED = { publishedAt: { $notNull: true } };
const PAGES = Object.keys(SECTIONS);

/**
 * Keeps on the site what published links name within a page: an entry that is a section of it, by its
 * address, and the sections that are there only with content. Looks after the change and in its
 * transaction, and reads links only when something is gone.
 */
export function guardAnchors(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  async function readAnchors(uid: string): Promise<Set<string>> {
    const anchors = await readSiteAnchors(strapi, PAGES, uid);
    return new Set([...anchors].flatMap(([page, ids]) => [...ids].map((id) => `${page}#${id}`)));
  }

  /** The published fields that lead to one of the anchors, by anchor. */
  async function usesOf(anchors: ReadonlySet<string>): Promise<Map<string, FoundUse[]>> {
    const uses = new Map<string, FoundUse[]>();
    for (const type of listPublicTypes(strapi)) {
      for (const content of await readContent(strapi, type, isLinkField, PUBLISHED)) {
        for (const field of content.fields) {
          for (const address of addressesOf(field)) {
            const page = address.startsWith('#') ? SINGLE_PAGES[type.uid] : pagePathOf(address);
            const anchor = `${page}#${anchorOf(address)}`;
            if (!anchors.has(anchor)) continue;
            uses.set(anchor, [...(uses.get(anchor) ?? []), describe(content, field)]);
          }
        }
      }
    }
    return uses;
  }

  return async (ctx, next) => {
    if (!changesPublished(ctx) || !isPublicType(strapi.contentType(ctx.uid))) return next();
    return strapi.db.transaction(async () => {
      const before = await readAnchors(ctx.uid);
      const result = await next();
      const after = await readAnchors(ctx.uid);
      const gone = new Set([...before].filter((anchor) => !after.has(anchor)));
      const [used] = gone.size > 0 ? await usesOf(gone) : [];
      if (used) {
        const [anchor, uses] = used;
        throw new errors.ApplicationError(PUBLISHING_MESSAGES.anchorInUse(anchor, nameUses(uses)));
      }
      return result;
    });
  };
}
