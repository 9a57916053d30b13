import type { Core, Struct, UID } from '@strapi/strapi';

import { type EntryOrder, type NewOrder, ORDER_MESSAGES } from '../../contracts/order';
import { NAME_FIELDS } from '../lib/entry-label';
import { conflict, invalidField } from '../lib/refusal';
import { arrange, isComplete, movesTo, type OrderRow, versionOf } from './arrange';

type OrderedType = Struct.ContentTypeSchema & { uid: UID.ContentType };

/** Reads and writes the order of the entries of a type. */
export function createOrderStore(strapi: Core.Strapi) {
  async function readEntries({ uid, attributes }: OrderedType) {
    const rows: OrderRow[] = await strapi.db.query(uid).findMany({
      select: [
        ...['id', 'documentId', 'order', 'updatedAt', 'publishedAt'],
        ...NAME_FIELDS.filter((field) => field in attributes),
      ],
    });
    return arrange(rows);
  }

  /**
   * Has the publisher look now. What is published did change, and the order of a type is one change
   * of the site: it is told once, by the entry that stands first among those that moved.
   */
  async function announce({ uid, modelName }: OrderedType, documentId: string): Promise<void> {
    const entry = await strapi.db.query(uid).findOne({
      where: { documentId, publishedAt: { $notNull: true } },
      select: ['id', 'documentId'],
    });
    if (entry) await strapi.eventHub.emit('entry.publish', { model: modelName, uid, entry });
  }

  async function read(type: OrderedType): Promise<EntryOrder> {
    const entries = await readEntries(type);
    return {
      uid: type.uid,
      type: type.info.displayName,
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
    async save(type: OrderedType, { version, order }: NewOrder): Promise<EntryOrder> {
      const { uid, collectionName = '' } = type;
      const moved = await strapi.db.transaction(async ({ trx }) => {
        await trx(collectionName).orderBy('id').forUpdate().select('id');
        const entries = await readEntries(type);
        if (versionOf(entries) !== version) throw conflict(ORDER_MESSAGES.stale);
        if (!isComplete(order, entries)) throw invalidField(['order'], ORDER_MESSAGES.invalid);
        const moves = movesTo(order, entries);
        for (const { documentId, place } of moves) {
          // `updateMany` leaves `updatedAt` alone, by which the panel tells what is modified.
          await strapi.db.query(uid).updateMany({ where: { documentId }, data: { order: place } });
        }
        return moves.find(({ isPublished }) => isPublished);
      });
      if (moved) await announce(type, moved.documentId);
      return read(type);
    },
  };
}
