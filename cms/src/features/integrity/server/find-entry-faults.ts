import type { Core } from '@strapi/strapi';

import type { IntegrityFault } from '../../../../contracts/integrity';
import { titleOf } from '../../../content-model/entry-label';
import { listPublicTypes } from '../../../content-model/public-types';
import { type RawResult, rawRows } from '../../../platform/database/raw-rows';
import type { Transaction } from '../../../platform/database/transaction';
import { query } from '../../../platform/strapi/query';

type Trx = Transaction['trx'];
type Type = ReturnType<typeof listPublicTypes>[number];
type EntryRow = {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
} & Record<string, unknown>;

/** A damaged document: its fault, and what its repair needs. */
export type EntryFault = IntegrityFault & {
  documentId: string;
  /** Row of the draft that belongs to the live row of `documentId`. */
  movedId?: number;
  /** Surplus rows: drafts, or published versions. */
  surplusIds?: number[];
};

type Suspect = { uid: string; documentId: string; drafts: number; lives: number };

/**
 * Returns the documents with a live row but no draft, with several drafts or with several live rows, by
 * one statement over all types that reads only the index of the document ids.
 */
async function findSuspects(connection: Trx, types: readonly Type[]): Promise<Suspect[]> {
  // Knex puts the conditions of the first part of a union behind all parts.
  const parts = types.map(
    ({ uid, collectionName }) =>
      `select '${uid}' as uid, document_id as "documentId", count(published_at) as lives,` +
      ` count(*) - count(published_at) as drafts from "${collectionName}"` +
      ` group by document_id having count(*) - count(published_at) <> 1 or count(published_at) > 1`,
  );
  const result = await connection.raw<RawResult>(parts.join(' union all '));
  return rawRows<Suspect>(result).map((row) => ({
    ...row,
    drafts: Number(row.drafts),
    lives: Number(row.lives),
  }));
}

const timeOf = (date: string) => new Date(date).getTime();

/** A published row keeps the creation date of its draft, so it identifies the draft. */
const isVersionOf = (draft: EntryRow, live: EntryRow) =>
  timeOf(draft.createdAt) === timeOf(live.createdAt);

async function describeType(
  strapi: Core.Strapi,
  type: Type,
  suspects: readonly Suspect[],
): Promise<EntryFault[]> {
  const rowsOf = (where: object) => query<EntryRow>(strapi, type.uid).findMany({ where });
  const found = await rowsOf({ documentId: { $in: suspects.map(({ documentId }) => documentId) } });
  const faultOf = (kind: EntryFault['kind'], row: EntryRow): EntryFault => ({
    ...{ kind, uid: type.uid, name: titleOf(type, row), documentId: row.documentId },
  });
  /** Published versions of a document, newest first. */
  const livesOf = (documentId: string) =>
    found
      .filter((row) => row.documentId === documentId && row.publishedAt !== null)
      .sort((a, b) => timeOf(b.publishedAt ?? '') - timeOf(a.publishedAt ?? '') || b.id - a.id);
  const faults: EntryFault[] = [];
  const moved = new Set<number>();

  for (const { documentId } of suspects.filter(({ lives }) => lives > 1)) {
    const [kept, ...surplus] = livesOf(documentId);
    if (!kept || surplus.length === 0) continue;
    faults.push({ ...faultOf('two-live', kept), surplusIds: surplus.map(({ id }) => id) });
  }

  for (const { documentId } of suspects.filter(({ drafts }) => drafts === 0)) {
    const [live] = livesOf(documentId);
    if (!live) continue;
    const drafts = await rowsOf({ publishedAt: null, createdAt: live.createdAt });
    const others = await rowsOf({
      publishedAt: { $notNull: true },
      documentId: { $in: drafts.map((draft) => draft.documentId) },
    });
    // A draft with a live version of its own was created in the same millisecond.
    const candidates = drafts.filter(
      (draft) => !others.some((o) => o.documentId === draft.documentId && isVersionOf(draft, o)),
    );
    const [draft] = candidates;
    if (!draft || candidates.length > 1) {
      faults.push(faultOf('live-without-draft', live));
      continue;
    }
    moved.add(draft.id);
    faults.push({ ...faultOf('moved-draft', live), movedId: draft.id });
  }

  for (const { documentId } of suspects.filter(({ drafts }) => drafts > 1)) {
    const rows = found.filter((row) => row.documentId === documentId);
    const [live] = livesOf(documentId);
    const rank = (draft: EntryRow) =>
      (live && isVersionOf(draft, live) ? 1e15 : 0) + timeOf(draft.updatedAt);
    const [kept, ...surplus] = rows
      .filter((row) => row.publishedAt === null && !moved.has(row.id))
      .sort((a, b) => rank(b) - rank(a) || a.id - b.id);
    if (!kept || surplus.length === 0) continue;
    faults.push({ ...faultOf('two-drafts', kept), surplusIds: surplus.map(({ id }) => id) });
  }
  return faults;
}

/** Finds documents whose rows do not belong together. */
export async function findEntryFaults(strapi: Core.Strapi, connection: Trx): Promise<EntryFault[]> {
  const types = listPublicTypes(strapi);
  const suspects = await findSuspects(connection, types);
  const faults: EntryFault[] = [];
  for (const type of types) {
    const ofType = suspects.filter(({ uid }) => uid === type.uid);
    if (ofType.length > 0) faults.push(...(await describeType(strapi, type, ofType)));
  }
  return faults;
}
