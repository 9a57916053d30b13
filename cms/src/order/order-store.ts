import type { Core } from '@strapi/strapi';

import { type EntryOrder, type NewOrder, ORDER_MESSAGES } from '../../contracts/order';
import { NAME_FIELDS } from '../lib/entry-label';
import { conflict, invalidField } from '../lib/refusal';
import { arrange, isComplete, movesTo, type OrderRow, versionOf } from './arrange';
import type { OrderedList } from './ordered-lists';

type Row = Omit<OrderRow, 'order'> & { order?: number | null; featuredOrder?: number | null };

/** Reads and writes the order of the entries of a list. */
export function createOrderStore(strapi: Core.Strapi) {
  async function readEntries({ type: { uid, attributes }, field, isFeatured }: OrderedList) {
    const rows: (Row & { featured?: boolean })[] = await strapi.db.query(uid).findMany({
      select: [
        ...['id', 'documentId', field, 'updatedAt', 'publishedAt'],
        ...[...NAME_FIELDS, 'featured'].filter((name) => name in attributes),
      ],
    });
    const featured = new Set(rows.flatMap((row) => (row.featured ? row.documentId : [])));
    const listed = isFeatured ? rows.filter(({ documentId }) => featured.has(documentId)) : rows;
    return arrange(listed.map((row) => ({ ...row, order: row[field] ?? null })));
  }

  /**
   * Has the publisher look now. What is published did change, and the order of a list is one change
   * of the site: it is told once, by the entry that stands first among those that moved.
   */
  async function announce({ type: { uid, modelName } }: OrderedList, documentId: string) {
    const entry = await strapi.db.query(uid).findOne({
      where: { documentId, publishedAt: { $notNull: true } },
      select: ['id', 'documentId'],
    });
    if (entry) await strapi.eventHub.emit('entry.publish', { model: modelName, uid, entry });
  }

  async function write({ type: { uid }, field }: OrderedList, moves: ReturnType<typeof movesTo>) {
    for (const { documentId, place } of moves) {
      // `updateMany` leaves `updatedAt` alone, by which the panel tells what is modified.
      await strapi.db.query(uid).updateMany({ where: { documentId }, data: { [field]: place } });
    }
  }

  async function read(list: OrderedList): Promise<EntryOrder> {
    const entries = await readEntries(list);
    return {
      uid: list.id,
      type: list.name,
      version: versionOf(entries),
      entries: entries.map(({ documentId, name, state }) => ({ documentId, name, state })),
    };
  }

  return {
    read,

    /**
     * Gives drafts and what is published their places, and changes nothing else of them: a draft
     * stays one, and nothing becomes modified by being moved.
     * @throws Refusal when the order is no longer the one that was arranged anew
     */
    async save(list: OrderedList, { version, order }: NewOrder): Promise<EntryOrder> {
      const moved = await strapi.db.transaction(async ({ trx }) => {
        await trx(list.type.collectionName ?? '')
          .orderBy('id')
          .forUpdate()
          .select('id');
        const entries = await readEntries(list);
        if (versionOf(entries) !== version) throw conflict(ORDER_MESSAGES.stale);
        if (!isComplete(order, entries)) throw invalidField(['order'], ORDER_MESSAGES.invalid);
        const moves = movesTo(order, entries);
        await write(list, moves);
        return moves.find(({ isPublished }) => isPublished);
      });
      if (moved) await announce(list, moved.documentId);
      return read(list);
    },

    /**
     * Numbers the entries of a list in which none has a place, as they are seen until then. Without
     * a place they stand in the order of their names, and a new one would not be the last.
     */
    async number(list: OrderedList): Promise<void> {
      const entries = await readEntries(list);
      if (entries.some(({ place }) => place !== Infinity)) return;
      const order = entries.map(({ documentId }) => documentId);
      await strapi.db.transaction(() => write(list, movesTo(order, entries)));
    },
  };
}
