import type { Core } from '@strapi/strapi';

import {
  TODAY_IDLE_LIMIT,
  TODAY_LIMIT,
  type TodayEnquiries,
  TODAY_SECTIONS,
  type TodaySection,
} from '../../contracts/today';
import { isoDay, localDay, zonedTimeToDate } from '../../contracts/zoned-time';
import { enquiryRows } from './enquiry-rows';
import { idleWhere, OPEN_STATUSES, waitingWhere } from './list-where';
import { readIdleCutoff } from './read-idle-cutoff';
import { readOwners } from './read-owners';
import { SUMMARY_FIELDS, toSummary } from './summary';

/**
 * Returns the condition of each section of «Hoy» for an account. Overdue enquiries, those due today,
 * doubtful ones, next steps and idle enquiries belong to the account or have no owner. Next steps are those of answered enquiries: a row
 * without a reply shows its next step in its own section.
 */
function todayWhere(accountId: number, now: Date, idleCutoff: Date): Record<TodaySection, object> {
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
    team: {
      $and: [waiting, { dueAt: { $lt: now } }, { ownerId: { $notNull: true, $ne: accountId } }],
    },
    doubtful: { $and: [{ status: 'dudoso' }, { $or: [mine, free] }] },
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
    idle: { $and: [idleWhere(idleCutoff), { $or: [mine, free] }] },
  };
}

/** Dates that sections are in the order of, other than `dueAt`. */
const ORDER: Partial<Record<TodaySection, string>> = { nextSteps: 'nextStepOn', idle: 'updatedAt' };

/** Returns what an account has to do today, the most urgent first; for a manager, also what others are late with. */
export async function readToday(
  strapi: Core.Strapi,
  accountId: number,
  now = new Date(),
  isManager = false,
): Promise<TodayEnquiries> {
  const rows = enquiryRows(strapi);
  const conditions = todayWhere(accountId, now, await readIdleCutoff(strapi, now));
  const sections = await Promise.all(
    TODAY_SECTIONS.map(async (section) => {
      if (section === 'team' && !isManager) return [section, { total: 0, enquiries: [] }] as const;
      const where = conditions[section];
      const orderBy = [{ [ORDER[section] ?? 'dueAt']: 'asc' }, { id: 'asc' }];
      const select = [...SUMMARY_FIELDS];
      const limit = section === 'idle' ? TODAY_IDLE_LIMIT : TODAY_LIMIT;
      const [found, total] = await Promise.all([
        rows.findMany({ select, where, orderBy, limit }),
        rows.count({ where }),
      ]);
      const owners = await readOwners(strapi, found);
      const enquiries = found.map((row) => toSummary(row, owners));
      return [section, { total, enquiries }] as const;
    }),
  );
  return Object.fromEntries(sections) as TodayEnquiries;
}
