import type { Core } from '@strapi/strapi';

import {
  type EntryNote,
  type ListedNote,
  MAX_ENTRY_NOTES,
  MAX_LISTED_NOTES,
  type NewNote,
  NOTE_MESSAGES,
  type NoteResolution,
} from '../../../../contracts/entry-notes';
import type { Content } from '../../../content-model/content-attributes';
import { titleOf } from '../../../content-model/entry-label';
import { lockEntry } from '../../../content-model/lock-entry';
import { isPublicType, type listPublicTypes } from '../../../content-model/public-types';
import { type Entry, entryColumns } from '../../../content-model/version-row';
import { createDocumentId } from '../../../platform/database/document-id';
import { conflict, notFound } from '../../../platform/http/errors';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { query } from '../../../platform/strapi/query';

const UID = 'api::entry-note.entry-note';

type Row = {
  id: number;
  documentId: string;
  entryType: string;
  entryId: string;
  field: string | null;
  text: string;
  who: string;
  at: string | Date;
  resolvedBy: string | null;
  resolvedAt: string | Date | null;
};
type Types = ReturnType<typeof listPublicTypes>;

const toIso = (date: string | Date) => new Date(date).toISOString();

function toNote({ documentId: id, field, text, who, at, resolvedBy, resolvedAt }: Row): EntryNote {
  const resolved = resolvedAt === null ? null : toIso(resolvedAt);
  return { id, field, text, who, at: toIso(at), resolvedBy, resolvedAt: resolved };
}

/** Stores the notes of entries. */
export function createEntryNotes(strapi: Core.Strapi) {
  const rows = () => query<Row>(strapi, UID);
  const openOf = (entry: Entry) => ({ ...entryColumns(entry), resolvedAt: null });

  /** Removes resolved notes beyond those that are kept. */
  async function prune(entry: Entry): Promise<void> {
    const old = await rows().findMany({
      where: { ...entryColumns(entry), resolvedAt: { $notNull: true } },
      select: ['id'],
      orderBy: [{ resolvedAt: 'desc' }, { id: 'desc' }],
      offset: MAX_ENTRY_NOTES,
      limit: MAX_ENTRY_NOTES,
    });
    if (old.length > 0)
      await rows().deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
  }

  return {
    /** Returns the notes of an entry: open ones, then resolved ones, newest first. */
    async read(entry: Entry): Promise<EntryNote[]> {
      const found = await rows().findMany({
        where: entryColumns(entry),
        orderBy: { id: 'desc' },
        limit: 2 * MAX_ENTRY_NOTES,
      });
      const notes = found.map(toNote);
      return [
        ...notes.filter(({ resolvedAt }) => resolvedAt === null),
        ...notes.filter(({ resolvedAt }) => resolvedAt !== null),
      ];
    },

    /** @throws HttpError when the entry has too many open notes */
    async add(entry: Entry, note: NewNote, who: string): Promise<void> {
      await strapi.db.transaction(async () => {
        await lockEntry(strapi, entry);
        const count = await rows().count({ where: openOf(entry) });
        if (count >= MAX_ENTRY_NOTES) throw conflict(NOTE_MESSAGES.full);
        const data = { ...entryColumns(entry), ...note, who, at: new Date() };
        await rows().create({ data: { ...data, documentId: createDocumentId() } });
      });
    },

    /** Resolves a note, or opens it again. @throws HttpError when the entry has no such note */
    async resolve(entry: Entry, { id, isResolved }: NoteResolution, who: string): Promise<void> {
      const where = { ...entryColumns(entry), documentId: id };
      const data = isResolved
        ? { resolvedBy: who, resolvedAt: new Date() }
        : { resolvedBy: null, resolvedAt: null };
      const isChanging = { resolvedAt: isResolved ? null : { $notNull: true } };
      const { count } = await rows().updateMany({ where: { ...where, ...isChanging }, data });
      // Another user may have done the same.
      if (count === 0 && (await rows().count({ where })) === 0)
        throw notFound(NOTE_MESSAGES.noNote);
      await prune(entry);
    },

    /**
     * Returns the newest open notes of these types, and the number of all.
     * @param mayRead whether the user may read a field of a type
     */
    async list(
      types: Types,
      mayRead: (uid: string, field: string) => boolean,
    ): Promise<{ total: number; entries: ListedNote[] }> {
      const where = { resolvedAt: null, entryType: { $in: types.map(({ uid }) => uid) } };
      const total = await rows().count({ where });
      const found = await rows().findMany({
        where,
        orderBy: { id: 'desc' },
        limit: MAX_LISTED_NOTES,
      });
      const entries: ListedNote[] = [];
      for (const row of found) {
        const type = types.find(({ uid }) => uid === row.entryType);
        if (type && row.field !== null && !mayRead(type.uid, row.field)) continue;
        const draft =
          type &&
          (await query<Content>(strapi, type.uid).findOne({
            where: { documentId: row.entryId, publishedAt: null },
          }));
        if (!type || !draft) continue;
        const isSingle = type.kind === 'singleType';
        const ref = { uid: type.uid, documentId: row.entryId, isSingle };
        entries.push({ ...toNote(row), ...ref, name: titleOf(type, draft) });
      }
      return { total, entries };
    },
  };
}

/** Deletes the notes of an entry with it. */
export function deleteNotes(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const { uid, action, params } = ctx;
    const { documentId } = params;
    if (action !== 'delete' || !documentId || !isPublicType(strapi.contentType(uid))) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      await query(strapi, UID).deleteMany({ where: entryColumns({ uid, documentId }) });
      return result;
    });
  };
}
