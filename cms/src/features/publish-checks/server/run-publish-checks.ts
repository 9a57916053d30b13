import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ENTRY_PAGES, SECTION_TYPES } from '../../../../contracts/addresses';
import { isMediaAddress, withoutHost } from '../../../../contracts/link-address';
import { isPublishAction } from '../../../content-model/changes-published';
import type { Problem } from '../../../content-model/entry';
import { labelOf, titleOf } from '../../../content-model/entry-label';
import type { EntryField } from '../../../content-model/fields-of';
import {
  readSiteValues,
  placeholderValuesFor,
} from '../../../content-model/placeholders/placeholder-values';
import { isPublicType, listPublicTypes } from '../../../content-model/public-types';
import { readSitePages } from '../../../content-model/redirects/read-published-pages';
import { readSettings } from '../../../platform/env/settings';
import { documentIdOf, type DocumentMiddleware } from '../../../platform/strapi/document-call';
import { query } from '../../../platform/strapi/query';
import { addressesOf, pagePathOf } from '../rules/check-links';
import { usesPlaceholders } from '../rules/check-placeholders';
import type { LinkTargets } from '../rules/publish-check';
import { isCheckedField, runChecks } from '../rules/run-checks';
import { readContent } from './read-content';
import { readSiteAnchors } from './read-site-anchors';

/** Returns true for types whose entries share the addresses of another type: a page prefix or anchors. */
function sharesAddresses(uid: string, other: string): boolean {
  if (other === uid) return false;
  return [ENTRY_PAGES, SECTION_TYPES].some(
    (places) => places[uid] !== undefined && places[uid] === places[other],
  );
}

/**
 * Publish check for types whose slugs must differ: sections of the same page, such as services and
 * complementary services, and pages below the same path, such as products and systems. Strapi compares
 * within a type only.
 */
async function checkAddressConflicts(
  strapi: Core.Strapi,
  uid: string,
  slug: unknown,
): Promise<Problem[]> {
  if (typeof slug !== 'string') return [];
  const neighbours = listPublicTypes(strapi).filter((type) => sharesAddresses(uid, type.uid));
  for (const type of neighbours) {
    const where = { slug, publishedAt: { $notNull: true } };
    const row = await query<Record<string, unknown>>(strapi, type.uid).findOne({ where });
    if (row) {
      const message = `«Dirección en el sitio»: «${slug}» es la de ${titleOf(type, row)} en la misma página: escribe otra.`;
      return [{ path: ['slug'], message }];
    }
  }
  return [];
}

/**
 * Runs the publish checks for every publication: panel, bulk actions, schedule, dashboard and seed.
 * Checks the published entry inside the transaction, because before it pictures are only ids; a
 * rejected publication is rolled back.
 */
export function runPublishChecks(strapi: Core.Strapi): DocumentMiddleware {
  const { siteUrl, mediaUrl } = readSettings();

  /** Reads the valid link targets; only those that the links of the entry need. */
  async function readTargets(fields: readonly EntryField[]): Promise<LinkTargets | undefined> {
    const addresses = fields
      .flatMap(addressesOf)
      .map((address) => withoutHost(address, { siteUrl, mediaUrl }))
      .filter(
        (address) =>
          address.startsWith('#') ||
          pagePathOf(address) !== undefined ||
          isMediaAddress(address, mediaUrl),
      );
    if (addresses.length === 0) return undefined;
    const pages = await readSitePages(strapi);
    const hasAnchors = addresses.some((address) => address.includes('#'));
    const anchors = hasAnchors ? await readSiteAnchors(strapi, pages) : new Map();
    return { siteUrl, mediaUrl, pages, anchors };
  }

  async function check(uid: string, documentId: string): Promise<void> {
    const type = listPublicTypes(strapi).find((each) => each.uid === uid);
    if (!type) return;
    const where = { documentId, publishedAt: { $notNull: true } };
    const [content] = await readContent(strapi, type, isCheckedField, where);
    if (!content) return;
    const { fields, row } = content;
    const siteValues = usesPlaceholders(fields) ? await readSiteValues(strapi) : {};
    const placeholders = placeholderValuesFor(uid, row, siteValues);
    const targets = await readTargets(fields);
    const problems = [
      ...runChecks('publicationErrors', { uid, values: row, fields, targets, placeholders }),
      ...(await checkAddressConflicts(strapi, uid, row.slug)),
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
    if (!isPublishAction(ctx) || !isPublicType(strapi.contentType(uid))) return next();
    const { documentId } = ctx.params;
    return strapi.db.transaction(async () => {
      const result = await next();
      await check(uid, documentId ?? documentIdOf(result));
      return result;
    });
  };
}
