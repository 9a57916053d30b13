import type { Core } from '@strapi/strapi';

import { DASHBOARD_ENQUIRY_MESSAGES } from '../../contracts/dashboard-enquiry';
import { RESULT_COLUMNS } from '../../contracts/enquiry-result';
import { conflict, notFound } from '../platform/http/errors';
import { query } from '../platform/strapi/query';
import { pick } from '../platform/values/pick';
import { deriveColumns } from './derive-columns';
import { findPerson } from './person/find-person';
import { readResponseTarget } from './response-target';
import type { StoredEnquiryRow } from './summary';

export type Change = (row: StoredEnquiryRow) => StoredEnquiryRow | Promise<StoredEnquiryRow>;

const UID = 'api::enquiry.enquiry';
const MAX_ATTEMPTS = 10;
const MAX_RELATED = 20;

/**
 * Reads and changes enquiries for staff. Bypasses the Document Service, whose update has no
 * optimistic locking.
 */
export function createDashboardEnquiryStore(strapi: Core.Strapi) {
  const rows = () => query<StoredEnquiryRow>(strapi, UID);

  async function find(documentId: string): Promise<StoredEnquiryRow> {
    const row = await rows().findOne({ where: { documentId } });
    if (!row) throw notFound(DASHBOARD_ENQUIRY_MESSAGES.notFound);
    return row;
  }

  /** Updates the row if it did not change since it was read; returns false if it did. */
  async function write(row: StoredEnquiryRow, changed: StoredEnquiryRow): Promise<boolean> {
    const { status, history, firstReplyAt, ownerId, nextStep, nextStepOn } = changed;
    const derived = deriveColumns(changed, await readResponseTarget(strapi));
    // Two changes within the same millisecond need different versions.
    const updatedAt = new Date(Math.max(Date.now(), Date.parse(row.updatedAt) + 1));
    const { count } = await rows().updateMany({
      where: { id: row.id, updatedAt: row.updatedAt },
      data: {
        ...{ status, history, firstReplyAt, ownerId, nextStep, nextStepOn, updatedAt },
        ...pick(changed, RESULT_COLUMNS),
        ...derived,
      },
    });
    return Number(count) === 1;
  }

  return {
    find,
    /** Returns the newest other enquiries of the same person. */
    async findRelated(row: StoredEnquiryRow): Promise<StoredEnquiryRow[]> {
      const person = await findPerson(strapi, row);
      return person.rows.filter(({ id }) => id !== row.id).slice(0, MAX_RELATED);
    },
    /**
     * Changes an enquiry with optimistic locking: with `updatedAt` a stale change is rejected,
     * without it the change is retried on the current row.
     * @throws HttpError when the enquiry does not exist or the change is stale
     */
    async change(documentId: string, make: Change, updatedAt?: Date): Promise<StoredEnquiryRow> {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const row = await find(documentId);
        const isStale = updatedAt && Date.parse(row.updatedAt) !== updatedAt.getTime();
        if (isStale) throw conflict(DASHBOARD_ENQUIRY_MESSAGES.stale);
        const changed = await make(row);
        if (changed === row) return row;
        if (await write(row, changed)) return find(documentId);
      }
      throw conflict(DASHBOARD_ENQUIRY_MESSAGES.stale);
    },
  };
}
