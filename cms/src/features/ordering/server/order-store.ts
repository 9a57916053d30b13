import type { Core } from '@strapi/strapi';

import { type EntryOrder, type NewOrder, ORDER_MESSAGES } from '../../../../contracts/order';
import { NAME_FIELDS } from '../../../content-model/entry-label';
import { lockEntriesOf } from '../../../content-model/lock-entry';
import type { OrderedList } from '../../../content-model/ordered-lists';
import { conflict, invalidField } from '../../../platform/http/errors';
import { query } from '../../../platform/strapi/query';
import { arrange, isComplete, computeMoves, type OrderRow, versionOf } from './arrange';

type Row = Omit<OrderRow, 'order'> & { order?: number | null; featuredOrder?: number | null };

/** Reads and writes the order of the entries of a list. */
export function createOrderStore(strapi: Core.Strapi) {
  async function readEntries({ type: { uid, attributes }, field, isFeatured }: OrderedList) {
    const rows = await query<Row & { featured?: boolean }>(strapi, uid).findMany({
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
   * Emits one `entry.publish` event, for the first moved entry, so that the webhook notifies the
   * publisher once for each change of the order.
   *
   * UPSTREAM: @strapi/core 5.54 · the event hub, which webhooks listen to, and the payload of its events
   * why: one webhook for all moved entries; rows are written past the Document Service
   * test: cms/tests/api/database/order.test.ts
   * until: webhooks can be sent from code
   */
  async function notifyPublisher({ type: { uid, modelName } }: OrderedList, documentId: string) {
    const entry = await query(strapi, uid).findOne({
      where: { documentId, publishedAt: { $notNull: true } },
      select: ['id', 'documentId'],
    });
    if (entry) await strapi.eventHub.emit('entry.publish', { model: modelName, uid, entry });
  }

  async function write(
    { type: { uid }, field }: OrderedList,
    moves: ReturnType<typeof computeMoves>,
  ) {
    for (const { documentId, place } of moves) {
      // `updateMany` does not change `updatedAt`, which the panel compares to detect modified entries.
      await query(strapi, uid).updateMany({ where: { documentId }, data: { [field]: place } });
    }
  }

  async function read(list: OrderedList): Promise<EntryOrder> {
    const entries = await readEntries(list);
    return {
      uid: list.id,
      type: list.name,
      isPublic: list.isPublic,
      version: versionOf(entries),
      entries: entries.map(({ documentId, name, state }) => ({ documentId, name, state })),
    };
  }

  return {
    read,

    /**
     * Writes the places of drafts and published versions without changing their publication state.
     * @throws HttpError if the stored order changed since it was read, or the new one is incomplete
     */
    async save(list: OrderedList, { version, order }: NewOrder): Promise<EntryOrder> {
      const moved = await strapi.db.transaction(async () => {
        await lockEntriesOf(strapi, list.type.uid);
        const entries = await readEntries(list);
        if (versionOf(entries) !== version) throw conflict(ORDER_MESSAGES.stale);
        if (!isComplete(order, entries)) throw invalidField(['order'], ORDER_MESSAGES.invalid);
        const moves = computeMoves(order, entries);
        await write(list, moves);
        return moves.find(({ isPublished }) => isPublished);
      });
      if (moved && list.isPublic) await notifyPublisher(list, moved.documentId);
      return read(list);
    },

    /**
     * Assigns places to a list without any, in its current order by name. Otherwise a new entry
     * with a place would not be the last.
     */
    async assignInitialPlaces(list: OrderedList): Promise<void> {
      const entries = await readEntries(list);
      if (entries.some(({ place }) => place !== Infinity)) return;
      const order = entries.map(({ documentId }) => documentId);
      await strapi.db.transaction(() => write(list, computeMoves(order, entries)));
    },
  };
}
