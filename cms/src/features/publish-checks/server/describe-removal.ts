import type { Core, Struct, UID } from '@strapi/strapi';

import { entryPath, isReferable } from '../../../../contracts/addresses';
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

/** Maximum number of entries whose consequences are described; the rest are only counted. */
const MAX_DESCRIBED = 10;

const isListedIn = ({ only }: CollectionSection, row: Row) => !only || row[only[0]] === only[1];

async function describeEntryRefusal(
  strapi: Core.Strapi,
  type: PublicType,
  { documentId, ...row }: Row,
): Promise<string | undefined> {
  if (!isReferable(type.uid)) return undefined;
  const needs = await findRequiredUsage(strapi, { uid: type.uid, documentId });
  if (needs.length === 0) return undefined;
  return `«${labelOf(type, row).name}»: ${PUBLISHING_MESSAGES.entryInUse(formatUsage(needs))}`;
}

async function describeConsequences(
  strapi: Core.Strapi,
  type: PublicType,
  row: Row,
): Promise<string[]> {
  if (!isReferable(type.uid)) return [];
  const { uid } = type;
  const entry = { uid, documentId: row.documentId };
  const { name } = labelOf(type, row);
  const page = entryPath(uid, row.slug);
  const consequences = page
    ? [`La página ${page} deja de existir: quien la abra verá «Esta página no existe».`]
    : [];
  const usages = (await findEntryUsage(strapi, entry)).filter(({ isPublished }) => isPublished);
  if (usages.length > 0) {
    consequences.push(`«${name}» deja de verse, o de abrirse, desde ${formatUsage(usages)}.`);
  }
  return consequences;
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
  for (const [index, row] of removed.entries()) {
    const refusal = await describeEntryRefusal(strapi, type, row);
    if (refusal !== undefined) removal.refusals.push(refusal);
    else if (index < MAX_DESCRIBED) {
      removal.consequences.push(...(await describeConsequences(strapi, type, row)));
    }
  }
  const free = documentIds.length - removal.refusals.length;
  if (removal.refusals.length > 0 && free > 0) {
    const verb = action === 'delete' ? 'borra' : 'retira';
    removal.consequences.unshift(
      free === 1 ? `La otra entrada sí se ${verb}.` : `Las otras ${free} entradas sí se ${verb}n.`,
    );
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
