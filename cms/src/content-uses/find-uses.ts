import type { Core } from '@strapi/strapi';

import { ENTRY_LINKS, pageOf } from '../../contracts/addresses';
import type { Use } from '../../contracts/content-guard';
import { labelOf } from '../api/publication/lib/snapshot';
import { listPublicTypes } from '../lib/public-types';
import { isRecord, textOf } from '../publish-rules/entry';
import type { EntryField } from '../publish-rules/fields-of';
import { addressesOf, isLinkField, pagePathOf } from '../publish-rules/links';
import type { Wanted } from './populate';
import { readContent, type StoredContent } from './read-content';

/** A field that shows something, or leads to it. */
export type FoundUse = Use & { isLink: boolean; isRequired: boolean };
type Match = (field: EntryField) => boolean;

const isMedia = ({ type }: { type: string }) => type === 'media';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function describe({ type, row }: StoredContent, field: EntryField): FoundUse {
  const { uid, kind, info } = type;
  const label = labelOf({ kind, displayName: info.displayName }, row);
  const attribute = field.attribute as { type: string; required?: boolean };
  return {
    uid,
    documentId: row.documentId,
    isSingle: kind === 'singleType',
    name: label.name === label.type ? label.type : `${label.type} «${label.name}»`,
    place: field.place,
    isPublished: row.publishedAt !== null,
    isLink: attribute.type !== 'relation' && attribute.type !== 'media',
    isRequired: attribute.required === true,
  };
}

/** A draft and its published version are one place; what visitors see is what counts. */
function once(uses: readonly FoundUse[]): FoundUse[] {
  const byPlace = new Map<string, FoundUse>();
  for (const use of uses) {
    const key = `${use.uid}:${use.documentId}:${use.place}`;
    if (use.isPublished || !byPlace.has(key)) byPlace.set(key, use);
  }
  return [...byPlace.values()];
}

async function search(strapi: Core.Strapi, wanted: Wanted, match: Match): Promise<FoundUse[]> {
  const found: FoundUse[] = [];
  for (const type of listPublicTypes(strapi)) {
    for (const content of await readContent(strapi, type, wanted)) {
      found.push(...content.fields.filter(match).map((field) => describe(content, field)));
    }
  }
  return once(found);
}

/** Where each picture of the media library appears, by its id. */
export async function listFileUses(strapi: Core.Strapi): Promise<Map<number, FoundUse[]>> {
  const found = new Map<number, FoundUse[]>();
  for (const type of listPublicTypes(strapi)) {
    for (const content of await readContent(strapi, type, isMedia)) {
      for (const field of content.fields.filter(({ attribute }) => isMedia(attribute))) {
        for (const { id } of listOf(field.value).filter(isRecord)) {
          const use = describe(content, field);
          found.set(Number(id), once([...(found.get(Number(id)) ?? []), use]));
        }
      }
    }
  }
  return found;
}

/** Where pictures of the media library appear. */
export async function findFileUses(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<FoundUse[]> {
  const uses = await listFileUses(strapi);
  return once(ids.flatMap((id) => uses.get(id) ?? []));
}

/** Where an entry appears: what relates to it, and what links to where visitors find it. */
export async function findEntryUses(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<FoundUse[]> {
  const type = listPublicTypes(strapi).find((each) => each.uid === uid);
  if (!type) return [];
  const rows = await strapi.db.query(type.uid).findMany({ where: { documentId } });
  const slugs = rows.map(({ slug }: { slug?: unknown }) => textOf(slug)).filter(Boolean);
  const pages = slugs.flatMap((slug: string) => pageOf(uid, slug) ?? []);
  const link = ENTRY_LINKS[uid];
  const links = link === undefined ? [] : slugs.map((slug: string) => link + slug);

  const isRelation = (attribute: { type: string; target?: string }) =>
    attribute.type === 'relation' && attribute.target === uid;
  const mayUse: Wanted = (attribute, name) => isRelation(attribute) || isLinkField(attribute, name);
  const uses = await search(strapi, mayUse, (field) => {
    if (isRelation(field.attribute)) {
      const isTarget = (value: unknown) => isRecord(value) && value.documentId === documentId;
      return listOf(field.value).some(isTarget);
    }
    return addressesOf(field).some(
      (address) => links.includes(address) || pages.includes(pagePathOf(address) ?? ''),
    );
  });
  return uses.filter((use) => use.uid !== uid || use.documentId !== documentId);
}

const NAMED = 3;

/** The entries of uses in words: `Producto «A», Caso «B» y 2 más`. */
export function nameUses(uses: readonly Use[]): string {
  const names = [...new Set(uses.map(({ name }) => name))];
  const rest = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` y ${rest} más` : '');
}
