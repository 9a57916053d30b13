import type { Core } from '@strapi/strapi';

import {
  ENTRY_LINKS,
  ENTRY_PAGES,
  entryPath,
  SECTION_TYPES,
} from '../../../../contracts/addresses';
import { isRecord } from '../../../../contracts/is-record';
import { textOf } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { isLinkField } from '../../../content-model/is-link-field';
import type { FieldFilter } from '../../../content-model/populate-for';
import { listPublicTypes } from '../../../content-model/public-types';
import { readFormerAddresses } from '../../../content-model/redirects/stored-redirects';
import { query } from '../../../platform/strapi/query';
import { addressesOf, pagePathOf } from '../rules/check-links';

import { findRedirectUsage } from './find-redirect-usage';
import { findReferringRows } from './find-referring-rows';
import { describeUsage, type FoundUsage, deduplicateUsage } from './found-usage';
import { readContent, type StoredContent } from './read-content';

type Entry = { uid: string; documentId: string };

const PUBLISHED = { publishedAt: { $notNull: true } };

/** SQLite's statements have at most 32,766 values. */
const MAX_IDS = 10_000;

/** Addresses of an entry, and whether a link, with or without a query, leads to one of them. */
type Addresses = {
  addresses: readonly string[];
  isAddress: (address: string) => boolean;
  /** Whether a link leads to the page of the entry. */
  isPage: (address: string) => boolean;
};

/** Matches the fields that can reference entries of a type. */
const canReference =
  (uid: string): FieldFilter =>
  (attribute, name) =>
    attribute.type === 'relation' ? attribute.target === uid : isLinkField(attribute, name);

/** Matches the fields that would break if a referenced entry of the type were removed. */
const canRequire =
  (uid: string): FieldFilter =>
  (attribute, name) =>
    attribute.type === 'relation'
      ? attribute.target === uid && attribute.required === true
      : uid in ENTRY_PAGES && isLinkField(attribute, name);

/** Reads the entries that may refer to an entry. */
async function readReferring(
  strapi: Core.Strapi,
  { documentId }: Entry,
  { addresses }: Addresses,
  matches: FieldFilter,
  where: object = {},
): Promise<StoredContent[]> {
  const found: StoredContent[] = [];
  for (const type of listPublicTypes(strapi)) {
    const ids = await findReferringRows(strapi, type.uid, matches, { documentId, addresses });
    for (let start = 0; start < ids.length; start += MAX_IDS) {
      const isOne = { id: { $in: ids.slice(start, start + MAX_IDS) } };
      found.push(...(await readContent(strapi, type, matches, { $and: [where, isOne] })));
    }
  }
  return found;
}

/** Returns the addresses of an entry: that of its page, former ones, and its link within a page. */
async function readAddresses(strapi: Core.Strapi, { uid, documentId }: Entry): Promise<Addresses> {
  const rows = await query(strapi, uid).findMany({ where: { documentId } });
  const slugs = rows.map(({ slug }) => textOf(slug)).filter(Boolean);
  const pages = [
    ...slugs.flatMap((slug) => entryPath(uid, slug) ?? []),
    ...(await readFormerAddresses(strapi, { uid, documentId })),
  ];
  const section = SECTION_TYPES[uid];
  const link = ENTRY_LINKS[uid] ?? (section && `${section}#`);
  const links = link === undefined ? [] : slugs.map((slug) => link + slug);
  const isPage = (address: string) => pages.includes(pagePathOf(address) ?? '');
  const isAddress = (address: string) => links.includes(address) || isPage(address);
  return { addresses: [...new Set([...pages, ...links])], isAddress, isPage };
}

/** Returns a predicate for fields that reference an entry or link to its page. */
function referenceMatcher(
  { documentId }: Entry,
  isAddress: (address: string) => boolean,
  matches: FieldFilter,
): (field: EntryField) => boolean {
  const isEntry = (value: unknown) => isRecord(value) && value.documentId === documentId;

  return (field) => {
    const { attribute, name, value } = field;
    if (!matches(attribute, name)) return false;
    if (attribute.type === 'relation') return [value].flat().some(isEntry);
    return addressesOf(field).some(isAddress);
  };
}

type UsageFilter = { where?: object; isAddress?: (address: string) => boolean };

/** Returns the fields of other entries that reference an entry or link to its page. */
async function findUsage(
  strapi: Core.Strapi,
  entry: Entry,
  addresses: Addresses,
  matches: FieldFilter,
  { where, isAddress = addresses.isAddress }: UsageFilter = {},
): Promise<FoundUsage[]> {
  const isReference = referenceMatcher(entry, isAddress, matches);
  const contents = await readReferring(strapi, entry, addresses, matches, where);
  const ofOthers = contents.filter(
    ({ type, row }) => type.uid !== entry.uid || row.documentId !== entry.documentId,
  );
  return deduplicateUsage(
    ofOthers.flatMap((content) =>
      content.fields.filter(isReference).map((field) => describeUsage(content, field)),
    ),
  );
}

/** Returns the fields that relate to an entry or link to its page, and the redirects to it. */
export async function findEntryUsage(strapi: Core.Strapi, entry: Entry): Promise<FoundUsage[]> {
  if (!listPublicTypes(strapi).some(({ uid }) => uid === entry.uid)) return [];
  const addresses = await readAddresses(strapi, entry);
  return [
    ...(await findUsage(strapi, entry, addresses, canReference(entry.uid))),
    ...(await findRedirectUsage(strapi, addresses.isAddress)),
  ];
}

/**
 * Returns the published fields that link to the page of an entry or require it as a relation. Links
 * to an anchor within a page do not count: the page still exists.
 */
export async function findRequiredUsage(strapi: Core.Strapi, entry: Entry): Promise<FoundUsage[]> {
  const addresses = await readAddresses(strapi, entry);
  return findUsage(strapi, entry, addresses, canRequire(entry.uid), {
    where: PUBLISHED,
    isAddress: addresses.isPage,
  });
}
