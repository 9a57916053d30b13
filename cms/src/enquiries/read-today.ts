import type { Core } from '@strapi/strapi';

import {
  TODAY_LIMIT,
  type TodayEnquiries,
  TODAY_SECTIONS,
  type TodaySection,
} from '../../contracts/today';
import { isoDay, localDay, zonedTimeToDate } from '../../contracts/zoned-time';
import { enquiryRows } from './enquiry-rows';
import { OPEN_STATUSES, waitingWhere } from './list-where';
import { readOwners } from './read-owners';
import { SUMMARY_FIELDS, toSummary } from './summary';

/**
 * Returns the condition of each section of «Hoy» for an account. Overdue enquiries, those due today and
 * next steps belong to the account or have no owner. Next steps are those of answered enquiries: a row
 * without a reply shows its next step in its own section.
 */
function todayWhere(accountId: number, now: Date): Record<TodaySection, object> {
  const tomorrow = zonedTimeToDate(localDay(now) + 1);
  const free = { ownerId: { $null: true } };
  const mine = { ownerId: accountId };
  const waiting = waitingWhere();
  const later = { ...waiting, dueAt: { $gte: tomorrow } };
  return {
    overdue: { $and: [waiting, { dueAt: { $lt: now } }, { $or: [mine, free] }] },
    dueToday: {
      $and: [waiting, { dueAt: { $gte: now, $lt: tomorrow } }, { $or: [mine, free] }],
    },
    mine: { $and: [later, mine] },
    unassigned: { $and: [later, free] },
    nextSteps: {
      $and: [
        { $or: [mine, free] },
        { nextStepOn: { $lte: isoDay(now) } },
        { status: { $in: OPEN_STATUSES } },
        { $or: [{ status: 'contactado' }, { firstReplyAt: { $notNull: true } }] },
      ],
    },
  };
}

/** Returns what an account has to do today, the most urgent first. */
export async function readToday(
  strapi: Core.Strapi,
  accountId: number,
  now = new Date(),
): Promise<TodayEnquiries> {
  const rows = enquiryRows(strapi);
  const conditions = todayWhere(accountId, now);
  const sections = await Promise.all(
    TODAY_SECTIONS.map(async (section) => {
      const where = conditions[section];
      const date = section === 'nextSteps' ? 'nextStepOn' : 'dueAt';
      const orderBy = [{ [date]: 'asc' }, { id: 'asc' }];
      const select = [...SUMMARY_FIELDS];
      const [found, total] = await Promise.all([
        rows.findMany({ select, where, orderBy, limit: TODAY_LIMIT }),
        rows.count({ where }),
      ]);
      const owners = await readOwners(strapi, found);
      const enquiries = found.map((row) => toSummary(row, owners));
      return [section, { total, enquiries }] as const;
    }),
  );
  return Object.fromEntries(sections) as TodayEnquiries;
}
