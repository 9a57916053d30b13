import type { Core } from '@strapi/strapi';

import { type EnquiryHistoryRecord, SYSTEM } from '../../contracts/enquiry';
import type { Transaction } from '../platform/database/transaction';
import { tryAdvisoryLock } from '../platform/database/try-advisory-lock';
import { query } from '../platform/strapi/query';
import { releaseEnquiry } from './change-owner';
import { createDashboardEnquiryStore } from './dashboard-enquiry-store';
import { overdueWhere } from './list-where';
import { readOwnerName } from './read-owners';
import type { StoredEnquiryRow } from './summary';

const UID = 'api::enquiry.enquiry';
const BATCH = 200;

/**
 * Returns true for an enquiry without a reply after its due date, whose owner got it before. An account
 * that takes an overdue enquiry keeps it.
 */
function isReleasable(row: StoredEnquiryRow, now: Date): boolean {
  const { ownerId, status, firstReplyAt, dueAt, history } = row;
  if (ownerId === null || status !== 'nuevo' || firstReplyAt) return false;
  const dueTime = Date.parse(dueAt);
  const isOwning = ({ event }: EnquiryHistoryRecord) => event === 'taken' || event === 'assigned';
  const ownedSince = history?.filter(isOwning).at(-1)?.when;
  return dueTime < now.getTime() && ownedSince !== undefined && Date.parse(ownedSince) < dueTime;
}

/**
 * Releases unanswered enquiries to all accounts when their due date has passed, each one once. Works on
 * one instance at a time. Returns the number of releases.
 */
export async function releaseOverdue(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const store = createDashboardEnquiryStore(strapi);
  const by = { who: SYSTEM, when: now.toISOString() };

  async function release(documentId: string): Promise<number> {
    let released = 0;
    await store.change(documentId, async (row) => {
      released = 0;
      if (!isReleasable(row, now)) return row;
      released = 1;
      return releaseEnquiry(row, await readOwnerName(strapi, row.ownerId), by, 'overdue');
    });
    return released;
  }

  return strapi.db.transaction(async ({ trx }: Transaction) => {
    if (!(await tryAdvisoryLock(strapi, trx, 'releaseOverdue'))) return 0;
    const rows = await query<StoredEnquiryRow>(strapi, UID).findMany({
      where: { ...overdueWhere(now), ownerId: { $notNull: true } },
      orderBy: { dueAt: 'desc' },
      limit: BATCH,
    });
    let total = 0;
    for (const row of rows) if (isReleasable(row, now)) total += await release(row.documentId);
    return total;
  });
}
