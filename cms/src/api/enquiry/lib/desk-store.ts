import type { Core } from '@strapi/strapi';

import { DESK_MESSAGES } from '../../../../contracts/enquiry-desk';
import { conflict, notFound } from '../../../lib/refusal';
import { deriveColumns } from './derived';
import { readPromise } from './promise';
import { SUMMARY_FIELDS, type StoredEnquiryRow } from './summary';

export type Change = (row: StoredEnquiryRow) => StoredEnquiryRow;

const UID = 'api::enquiry.enquiry';
const MAX_ATTEMPTS = 10;
const MAX_RELATED = 20;

/**
 * Enquiries as the staff change them. Not by the Document Service: its update cannot be bound to
 * the state that was read.
 */
export function createDeskStore(strapi: Core.Strapi) {
  const query = () => strapi.db.query(UID);

  async function find(documentId: string): Promise<StoredEnquiryRow> {
    const row = await query().findOne({ where: { documentId } });
    if (!row) throw notFound(DESK_MESSAGES.notFound);
    return row;
  }

  /** One statement that writes only when the row is still the one that was read. */
  async function write(row: StoredEnquiryRow, changed: StoredEnquiryRow): Promise<boolean> {
    const { status, history, firstReplyAt } = changed;
    const derived = deriveColumns(changed, await readPromise(strapi));
    // Two changes within a millisecond must differ, or the second would pass for the first.
    const updatedAt = new Date(Math.max(Date.now(), Date.parse(row.updatedAt) + 1));
    const { count } = await query().updateMany({
      where: { id: row.id, updatedAt: row.updatedAt },
      data: { status, history, firstReplyAt, ...derived, updatedAt },
    });
    return Number(count) === 1;
  }

  return {
    find,
    /** The newest enquiries with the same e-mail or telephone. */
    async findRelated(row: StoredEnquiryRow): Promise<StoredEnquiryRow[]> {
      const same: object[] = [{ emailKey: row.emailKey }];
      if (row.phone) same.push({ phone: row.phone });
      return query().findMany({
        select: [...SUMMARY_FIELDS],
        where: { $or: same, id: { $ne: row.id } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        limit: MAX_RELATED,
      });
    },
    /**
     * Changes an enquiry, based on nothing that somebody else changed meanwhile: with `updatedAt`
     * a stale change is refused, without it is made again on what is there now.
     */
    async change(documentId: string, make: Change, updatedAt?: Date): Promise<StoredEnquiryRow> {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const row = await find(documentId);
        const isStale = updatedAt && Date.parse(row.updatedAt) !== updatedAt.getTime();
        if (isStale) throw conflict(DESK_MESSAGES.stale);
        const changed = make(row);
        if (changed === row) return row;
        if (await write(row, changed)) return find(documentId);
      }
      throw conflict(DESK_MESSAGES.stale);
    },
  };
}
