import type { Core } from '@strapi/strapi';

import { type EnquiryHistoryRecord, SYSTEM } from '../../contracts/enquiry';
import { runOnOneInstance } from '../platform/database/advisory-locks';
import { changeEnquiry } from './change-enquiry';
import { releaseEnquiry } from './change-owner';
import { enquiryRows } from './enquiry-rows';
import { firstOverdueWhere } from './list-where';
import { readOwnerName } from './read-owners';
import type { StoredEnquiryRow } from './summary';

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
  const by = { who: SYSTEM, when: now.toISOString() };

  async function release(documentId: string): Promise<number> {
    let released = 0;
    await changeEnquiry(strapi, documentId, async (row) => {
      released = 0;
      if (!isReleasable(row, now)) return row;
      released = 1;
      return releaseEnquiry(row, await readOwnerName(strapi, row.ownerId), by, 'overdue');
    });
    return released;
  }

  const count = await runOnOneInstance(strapi, 'releaseOverdue', async () => {
    const rows = await enquiryRows(strapi).findMany({
      where: { ...firstOverdueWhere(now), ownerId: { $notNull: true } },
      orderBy: { dueAt: 'desc' },
      limit: BATCH,
    });
    let total = 0;
    for (const row of rows) if (isReleasable(row, now)) total += await release(row.documentId);
    return total;
  });
  return count ?? 0;
}
