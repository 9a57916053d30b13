import type { Core } from '@strapi/strapi';

import { ENTRY_LINKS, ENTRY_PAGES, pageOf } from '../../contracts/addresses';
import { listPublicTypes } from '../lib/public-types';
import { isRecord, textOf } from '../publish-rules/entry';
import type { EntryField } from '../publish-rules/fields-of';
import { addressesOf, isLinkField, pagePathOf } from '../publish-rules/links';
import type { Wanted } from './populate';
import { readContent, type StoredContent } from './read-content';
import { describe, type FoundUse, once } from './use';

type Entry = { uid: string; documentId: string };

const PUBLISHED = { publishedAt: { $notNull: true } };

/** What was read for the entries of a type, by the request that takes them off. */
const reads = new WeakMap<object, Map<string, Promise<StoredContent[]>>>();

/** The fields in which entries of a type may appear. */
const mayUse =
  (uid: string): Wanted =>
  (attribute, name) =>
    attribute.type === 'relation' ? attribute.target === uid : isLinkField(attribute, name);

/** Those that are to be mended before such an entry is gone. */
const mayNeed =
  (uid: string): Wanted =>
  (attribute, name) =>
    attribute.type === 'relation'
      ? attribute.target === uid && attribute.required === true
      : uid in ENTRY_PAGES && isLinkField(attribute, name);

async function readAll(
  strapi: Core.Strapi,
  isWanted: Wanted,
  where: object,
): Promise<StoredContent[]> {
  const found: StoredContent[] = [];
  for (const type of listPublicTypes(strapi)) {
    found.push(...(await readContent(strapi, type, isWanted, where)));
  }
  return found;
}

/** Reads once for all entries of a type that a request takes off: it may be of many. */
function readOnce(
  strapi: Core.Strapi,
  uid: string,
  read: () => Promise<StoredContent[]>,
): Promise<StoredContent[]> {
  const request = strapi.requestContext.get();
  if (!request) return read();
  const ofRequest = reads.get(request) ?? new Map<string, Promise<StoredContent[]>>();
  reads.set(request, ofRequest);
  const contents = ofRequest.get(uid) ?? read();
  ofRequest.set(uid, contents);
  return contents;
}

/** Whether a field that is wanted holds an entry, or leads to where visitors find it. */
async function usedBy(
  strapi: Core.Strapi,
  { uid, documentId }: Entry,
  isWanted: Wanted,
): Promise<(field: EntryField) => boolean> {
  const rows = await strapi.db.query(uid).findMany({ where: { documentId } });
  const slugs = rows.map(({ slug }: { slug?: unknown }) => textOf(slug)).filter(Boolean);
  const pages = slugs.flatMap((slug: string) => pageOf(uid, slug) ?? []);
  const link = ENTRY_LINKS[uid];
  const links = link === undefined ? [] : slugs.map((slug: string) => link + slug);
  const isEntry = (value: unknown) => isRecord(value) && value.documentId === documentId;

  return (field) => {
    const { attribute, name, value } = field;
    if (!isWanted(attribute, name)) return false;
    if (attribute.type === 'relation') return [value].flat().some(isEntry);
    return addressesOf(field).some(
      (address) => links.includes(address) || pages.includes(pagePathOf(address) ?? ''),
    );
  };
}

/** The uses of an entry among what was read, without those of itself. */
function usesIn(
  contents: readonly StoredContent[],
  { uid, documentId }: Entry,
  isUse: (field: EntryField) => boolean,
): FoundUse[] {
  const ofOthers = contents.filter(
    ({ type, row }) => type.uid !== uid || row.documentId !== documentId,
  );
  return once(
    ofOthers.flatMap((content) =>
      content.fields.filter(isUse).map((field) => describe(content, field)),
    ),
  );
}

/** Where an entry appears: what relates to it, and what links to where visitors find it. */
export async function findEntryUses(strapi: Core.Strapi, entry: Entry): Promise<FoundUse[]> {
  if (!listPublicTypes(strapi).some(({ uid }) => uid === entry.uid)) return [];
  const isWanted = mayUse(entry.uid);
  const isUse = await usedBy(strapi, entry, isWanted);
  return usesIn(await readAll(strapi, isWanted, {}), entry, isUse);
}

/**
 * Where the site cannot do without an entry: what is published and links to its page, or has to have
 * it. Links to a place within a page do not count: the page is still there.
 */
export async function findEntryNeeds(strapi: Core.Strapi, entry: Entry): Promise<FoundUse[]> {
  const isWanted = mayNeed(entry.uid);
  const isNeed = await usedBy(strapi, entry, isWanted);
  const read = () => readAll(strapi, isWanted, PUBLISHED);
  const needs = usesIn(await readOnce(strapi, entry.uid, read), entry, isNeed);
  // Meanwhile the request may itself have taken off what needed it.
  return needs.length > 0 ? usesIn(await read(), entry, isNeed) : [];
}
