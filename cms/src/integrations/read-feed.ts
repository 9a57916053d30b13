import type { Core } from '@strapi/strapi';

import {
  type Feed,
  FEED_DELAY_MS,
  type SharedEnquiry,
  type SharedSubscription,
} from '../../contracts/integrations';
import {
  SHARED_FIELDS,
  sharedEnquiryRows,
  subscriptionRows,
  toSharedEnquiry,
  toSharedSubscription,
} from './shared-resources';

/** The last row that was read: the date of its change, and its id among those of the same date. */
export type FeedPosition = { at: Date; id: number };

const toCursor = ({ at, id }: FeedPosition) =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

/** The largest id in a column of PostgreSQL. */
const MAX_ID = 2_147_483_647;

/** Returns true for a date that both databases can compare with: from 1970 to 9999. */
export function isFeedDate(date: Date): boolean {
  return date.getTime() >= 0 && date.getUTCFullYear() <= 9999;
}

/** Returns the position of a cursor; null for any other text. */
export function parseCursor(cursor: string): FeedPosition | null {
  const [date = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(date);
  const isCursor = /^\d{1,10}$/.test(id) && Number(id) <= MAX_ID && isFeedDate(at);
  return isCursor && toCursor({ at, id: Number(id) }) === cursor ? { at, id: Number(id) } : null;
}

/** Selects what changed after a position, except what changed just now. */
function changedWhere(position: FeedPosition | null, now: Date) {
  const settled = { $lt: new Date(now.getTime() - FEED_DELAY_MS) };
  if (!position) return { updatedAt: settled };
  const { at, id } = position;
  return {
    $and: [
      // `$gte` lets the database find the start with the index of the date.
      { updatedAt: { ...settled, $gte: at } },
      { $or: [{ updatedAt: { $gt: at } }, { updatedAt: at, id: { $gt: id } }] },
    ],
  };
}

const ORDER = [{ updatedAt: 'asc' }, { id: 'asc' }];

type Changed = { id: number; updatedAt: string | number | Date | null };

function toFeed<Row extends Changed, Item>(
  rows: readonly Row[],
  limit: number,
  position: FeedPosition | null,
  toItem: (row: Row) => Item,
): Feed<Item> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = last ? { at: new Date(last.updatedAt ?? 0), id: last.id } : position;
  return {
    data: page.map(toItem),
    meta: { cursor: next && toCursor(next), hasMore: rows.length > limit },
  };
}

/** Returns the enquiries that changed after a position, with spam: it may have been received before it was marked. */
export async function listChangedEnquiries(
  strapi: Core.Strapi,
  position: FeedPosition | null,
  limit: number,
): Promise<Feed<SharedEnquiry>> {
  const rows = await sharedEnquiryRows(strapi).findMany({
    select: ['id', 'documentId', ...SHARED_FIELDS],
    where: changedWhere(position, new Date()),
    ...{ orderBy: ORDER, limit: limit + 1 },
  });
  return toFeed(rows, limit, position, toSharedEnquiry);
}

/** Returns the subscriptions that were added after a position. */
export async function listChangedSubscriptions(
  strapi: Core.Strapi,
  position: FeedPosition | null,
  limit: number,
): Promise<Feed<SharedSubscription>> {
  const rows = await subscriptionRows(strapi).findMany({
    select: ['id', 'documentId', 'email', 'createdAt', 'updatedAt'],
    where: changedWhere(position, new Date()),
    ...{ orderBy: ORDER, limit: limit + 1 },
  });
  return toFeed(rows, limit, position, toSharedSubscription);
}

/** Returns an enquiry; null if there is none. */
export async function readSharedEnquiry(
  strapi: Core.Strapi,
  documentId: string,
): Promise<SharedEnquiry | null> {
  const row = await sharedEnquiryRows(strapi).findOne({
    select: ['documentId', ...SHARED_FIELDS],
    where: { documentId },
  });
  return row && toSharedEnquiry(row);
}
