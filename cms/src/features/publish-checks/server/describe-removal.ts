import type { Core, Struct, UID } from '@strapi/strapi';

import { ENTRY_LINKS, ENTRY_PAGES, entryPath } from '../../../../contracts/addresses';
import { PUBLISHING_MESSAGES } from '../../../../contracts/publishing';
import {
  COLLECTION_SECTIONS,
  type CollectionSection,
  type Removal,
  type RemovalAction,
  SINGLE_TYPE_MESSAGES,
} from '../../../../contracts/removal';
import { labelOf } from '../../../content-model/entry-label';
import { query } from '../../../platform/strapi/query';
import { findRequiredUsage, findEntryUsage } from './find-entry-usage';
import { formatUsage } from './found-usage';

type PublicType = Struct.ContentTypeSchema & { uid: UID.ContentType };
type Row = Record<string, unknown> & { documentId: string };
type Removed = { documentIds: readonly string[]; action: RemovalAction };

/** Maximum number of entries described individually; the rest are only counted. */
const MAX_DESCRIBED = 10;

const isListedIn = ({ only }: CollectionSection, row: Row) => !only || row[only[0]] === only[1];

async function describeEntry(strapi: Core.Strapi, type: PublicType, row: Row): Promise<Removal> {
  const { uid } = type;
  if (!(uid in ENTRY_PAGES || uid in ENTRY_LINKS)) return { refusals: [], consequences: [] };
  const entry = { uid, documentId: row.documentId };
  const { name } = labelOf(type, row);
  const needs = await findRequiredUsage(strapi, entry);
  if (needs.length > 0) {
    const reason = PUBLISHING_MESSAGES.entryInUse(formatUsage(needs));
    return { refusals: [`«${name}»: ${reason}`], consequences: [] };
  }
  const page = entryPath(uid, row.slug);
  const consequences = page
    ? [`La página ${page} deja de existir: quien la abra verá «Esta página no existe».`]
    : [];
  const uses = (await findEntryUsage(strapi, entry)).filter(({ isPublished }) => isPublished);
  if (uses.length > 0) {
    consequences.push(`«${name}» deja de verse, o de abrirse, desde ${formatUsage(uses)}.`);
  }
  return { refusals: [], consequences };
}

/** Describes the sections that lose entries; sections that become empty come first. */
function describeSections(uid: string, removed: readonly Row[], rest: readonly Row[]): string[] {
  const sections = (COLLECTION_SECTIONS[uid] ?? []).filter((section) =>
    removed.some((row) => isListedIn(section, row)),
  );
  const [emptied, kept] = [true, false].map((isEmptied) =>
    sections.filter((section) => rest.some((row) => isListedIn(section, row)) !== isEmptied),
  );
  const certain = kept?.filter(({ isPartial }) => !isPartial);
  const name = ({ section, page }: CollectionSection) => `${section} de ${page}`;
  return [
    ...(emptied ?? []).map((each) => `No queda nada más publicado en ${name(each)}: se oculta.`),
    ...(certain?.length ? [`Deja de verse en ${certain.map(name).join(' y en ')}.`] : []),
  ];
}

/** Describes the effects of a removal on the site, or the reasons why it is not possible. */
export async function describeRemoval(
  strapi: Core.Strapi,
  type: PublicType,
  { documentIds, action }: Removed,
): Promise<Removal> {
  const { uid, kind, info } = type;
  if (kind === 'singleType') {
    return { refusals: [SINGLE_TYPE_MESSAGES.removed(info.displayName)], consequences: [] };
  }
  const published = await query<Row>(strapi, uid).findMany({
    where: { publishedAt: { $notNull: true } },
  });
  const removed = published.filter(({ documentId }) => documentIds.includes(documentId));
  const rest = published.filter((row) => !removed.includes(row));
  const removal: Removal = { refusals: [], consequences: [] };
  for (const row of removed.slice(0, MAX_DESCRIBED)) {
    const { refusals, consequences } = await describeEntry(strapi, type, row);
    removal.refusals.push(...refusals);
    removal.consequences.push(...consequences);
  }
  if (removed.length > MAX_DESCRIBED) {
    removal.consequences.push(`Son ${removed.length} entradas publicadas en total.`);
  }
  removal.consequences.push(...describeSections(uid, removed, rest));
  if (action === 'delete') {
    removal.consequences.push(
      documentIds.length > 1
        ? 'Se borran también sus borradores y su historial; no se pueden recuperar.'
        : 'Se borran también su borrador y su historial; no se puede recuperar.',
    );
  }
  return removal;
}
