import type { Core } from '@strapi/strapi';

import { ENTRY_LINKS, ENTRY_PAGES, entryPath } from '../../../../contracts/addresses';
import { isRecord } from '../../../../contracts/is-record';
import { contentAttributes, listFields } from '../../../content-model/content-attributes';
import { textOf } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { isLinkField } from '../../../content-model/is-link-field';
import type { FieldFilter } from '../../../content-model/populate-for';
import { listPublicTypes } from '../../../content-model/public-types';
import { readFormerAddresses } from '../../../content-model/redirects/stored-redirects';
import { modelOf } from '../../../platform/strapi/model';
import { query } from '../../../platform/strapi/query';
import { addressesOf, pagePathOf } from '../rules/check-links';

import { findRedirectUsage } from './find-redirect-usage';
import { describeUsage, type FoundUsage, deduplicateUsage } from './found-usage';
import { readContent, type StoredContent } from './read-content';

type Entry = { uid: string; documentId: string };

const PUBLISHED = { publishedAt: { $notNull: true } };

/** Content read while a request removes entries, by request and type. */
const contentByRequest = new WeakMap<object, Map<string, Promise<StoredContent[]>>>();

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

type PublicType = ReturnType<typeof listPublicTypes>[number];

/**
 * Returns the relations of a type if no other field of it matches, so that the database can find its
 * references; undefined if only its content shows it, as for links.
 */
function findRelations(strapi: Core.Strapi, type: PublicType, matches: FieldFilter) {
  const attributesOf = (uid: string) => contentAttributes(modelOf(strapi, uid));
  const fields = listFields(attributesOf, type.uid).filter(({ name, attribute }) =>
    matches(attribute, name),
  );
  const areRelations = fields.every(
    ({ path, name, attribute }) => attribute.type === 'relation' && path === name,
  );
  return areRelations ? fields.map(({ name }) => name) : undefined;
}

/** Reads the entries that have a relation to an entry, of the types without links. */
async function readRelated(
  strapi: Core.Strapi,
  { documentId }: Entry,
  matches: FieldFilter,
  where: object,
): Promise<StoredContent[]> {
  const found: StoredContent[] = [];
  for (const type of listPublicTypes(strapi)) {
    const relations = findRelations(strapi, type, matches) ?? [];
    if (relations.length === 0) continue;
    const $or = relations.map((name) => ({ [name]: { documentId } }));
    found.push(...(await readContent(strapi, type, matches, { $and: [where, { $or }] })));
  }
  return found;
}

/** Reads all entries of the types with links. */
async function readLinking(
  strapi: Core.Strapi,
  matches: FieldFilter,
  where: object,
): Promise<StoredContent[]> {
  const found: StoredContent[] = [];
  for (const type of listPublicTypes(strapi)) {
    if (findRelations(strapi, type, matches)) continue;
    found.push(...(await readContent(strapi, type, matches, where)));
  }
  return found;
}

/** Caches the content for the request: a bulk request removes many entries of a type. */
function readOnce(
  strapi: Core.Strapi,
  uid: string,
  read: () => Promise<StoredContent[]>,
): Promise<StoredContent[]> {
  const request = strapi.requestContext.get();
  if (!request) return read();
  const ofRequest = contentByRequest.get(request) ?? new Map<string, Promise<StoredContent[]>>();
  contentByRequest.set(request, ofRequest);
  const contents = ofRequest.get(uid) ?? read();
  ofRequest.set(uid, contents);
  return contents;
}

/** Returns a predicate for addresses of an entry: that of its page, former ones, and its link within a page. */
async function addressMatcher(
  strapi: Core.Strapi,
  { uid, documentId }: Entry,
): Promise<(address: string) => boolean> {
  const rows = await query(strapi, uid).findMany({ where: { documentId } });
  const slugs = rows.map(({ slug }) => textOf(slug)).filter(Boolean);
  const pages = [
    ...slugs.flatMap((slug) => entryPath(uid, slug) ?? []),
    ...(await readFormerAddresses(strapi, { uid, documentId })),
  ];
  const link = ENTRY_LINKS[uid];
  const links = link === undefined ? [] : slugs.map((slug) => link + slug);
  return (address) => links.includes(address) || pages.includes(pagePathOf(address) ?? '');
}

/** Returns a predicate for fields that reference an entry or link to its page. */
async function referenceMatcher(
  strapi: Core.Strapi,
  entry: Entry,
  matches: FieldFilter,
): Promise<(field: EntryField) => boolean> {
  const { documentId } = entry;
  const isAddress = await addressMatcher(strapi, entry);
  const isEntry = (value: unknown) => isRecord(value) && value.documentId === documentId;

  return (field) => {
    const { attribute, name, value } = field;
    if (!matches(attribute, name)) return false;
    if (attribute.type === 'relation') return [value].flat().some(isEntry);
    return addressesOf(field).some(isAddress);
  };
}

/** Returns the usage of an entry in the given content, except its own fields. */
function usageIn(
  contents: readonly StoredContent[],
  { uid, documentId }: Entry,
  isReference: (field: EntryField) => boolean,
): FoundUsage[] {
  const ofOthers = contents.filter(
    ({ type, row }) => type.uid !== uid || row.documentId !== documentId,
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
  const matches = canReference(entry.uid);
  const isReference = await referenceMatcher(strapi, entry, matches);
  const contents = [
    ...(await readRelated(strapi, entry, matches, {})),
    ...(await readLinking(strapi, matches, {})),
  ];
  const isAddress = await addressMatcher(strapi, entry);
  return [
    ...usageIn(contents, entry, isReference),
    ...(await findRedirectUsage(strapi, isAddress)),
  ];
}

/**
 * Returns the published fields that link to the page of an entry or require it as a relation. Links
 * to an anchor within a page do not count: the page still exists.
 */
export async function findRequiredUsage(strapi: Core.Strapi, entry: Entry): Promise<FoundUsage[]> {
  const matches = canRequire(entry.uid);
  const isReference = await referenceMatcher(strapi, entry, matches);
  const readLinks = () => readLinking(strapi, matches, PUBLISHED);
  const related = await readRelated(strapi, entry, matches, PUBLISHED);
  const linking = await readOnce(strapi, entry.uid, readLinks);
  const usage = usageIn([...related, ...linking], entry, isReference);
  // Reads again without the cache: the request may have removed the referencing entries.
  return usage.length > 0 ? usageIn([...related, ...(await readLinks())], entry, isReference) : [];
}
