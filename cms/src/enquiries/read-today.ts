import type { Core } from '@strapi/strapi';

import {
  TODAY_IDLE_LIMIT,
  TEAM_SECTIONS,
  TODAY_LIMIT,
  type TodayEnquiries,
  TODAY_SECTIONS,
  type TodaySection,
} from '../../contracts/today';
import { isoDay, localDay, zonedTimeToDate } from '../../contracts/zoned-time';
import { enquiryRows } from './enquiry-rows';
import { idleWhere, OPEN_STATUSES, overdueWhere } from './list-where';
import { readIdleCutoff } from './read-idle-cutoff';
import { findRefusedReplies } from './read-mails';
import { readOwners } from './read-owners';
import { SUMMARY_FIELDS, toSummary } from './summary';

/**
 * Returns the condition of each section of «Hoy» for an account. Overdue enquiries, those due today,
 * doubtful ones, next steps and idle enquiries belong to the account or have no owner; those of the team have
 * another owner. Next steps are those of answered enquiries: a row without a reply shows its next step in its
 * own section.
 */
function todayWhere(
  accountId: number,
  now: Date,
  idleCutoff: Date,
): Record<Exclude<TodaySection, 'refused'>, object> {
  const tomorrow = zonedTimeToDate(localDay(now) + 1);
  const free = { ownerId: { $null: true } };
  const mine = { ownerId: accountId };
  const others = { ownerId: { $notNull: true, $ne: accountId } };
  const later = { waitingUntil: { $gte: tomorrow } };
  const overdue = overdueWhere(now);
  const today = isoDay(now);
  const answered = {
    status: { $in: OPEN_STATUSES },
    waitingUntil: { $null: true },
    $or: [{ status: 'contactado' }, { firstReplyAt: { $notNull: true } }],
  };
  return {
    overdue: { $and: [overdue, { $or: [mine, free] }] },
    dueToday: {
      $and: [{ waitingUntil: { $gte: now, $lt: tomorrow } }, { $or: [mine, free] }],
    },
    team: { $and: [overdue, others] },
    doubtful: { $and: [{ status: 'dudoso' }, { $or: [mine, free] }] },
    mine: { $and: [later, mine] },
    unassigned: { $and: [later, free] },
    nextSteps: { $and: [{ $or: [mine, free] }, { nextStepOn: { $lte: today } }, answered] },
    // Those of today may still be done.
    teamSteps: { $and: [others, { nextStepOn: { $lt: today } }, answered] },
    idle: { $and: [idleWhere(idleCutoff), { $or: [mine, free] }] },
  };
}

/**
 * Returns the open enquiries of an account, or without an owner, with a reply that a mail server refused;
 * also those of others that the account wrote to.
 */
async function findRefused(strapi: Core.Strapi, accountId: number): Promise<string[]> {
  const replies = await findRefusedReplies(strapi);
  const idsOf = (found: typeof replies) => found.map(({ enquiryId }) => enquiryId);
  const own = idsOf(replies.filter((reply) => reply.accountId === accountId));
  const rows = await enquiryRows(strapi).findMany({
    select: ['documentId'],
    where: {
      documentId: { $in: idsOf(replies) },
      status: { $in: [...OPEN_STATUSES, 'dudoso'] },
      $or: [{ ownerId: accountId }, { ownerId: { $null: true } }, { documentId: { $in: own } }],
    },
  });
  return rows.map(({ documentId }) => documentId);
}

/** Dates that sections are in the order of, other than `waitingUntil`. */
const ORDER: Partial<Record<TodaySection, string>> = {
  refused: 'dueAt',
  doubtful: 'dueAt',
  nextSteps: 'nextStepOn',
  teamSteps: 'nextStepOn',
  idle: 'updatedAt',
};

/** Returns what an account has to do today, the most urgent first; for a manager, also what others are late with. */
export async function readToday(
  strapi: Core.Strapi,
  accountId: number,
  now = new Date(),
  isManager = false,
): Promise<TodayEnquiries> {
  const rows = enquiryRows(strapi);
  const conditions = todayWhere(accountId, now, await readIdleCutoff(strapi, now));
  const refused = await findRefused(strapi, accountId);
  const sections = await Promise.all(
    TODAY_SECTIONS.map(async (section) => {
      if (TEAM_SECTIONS.includes(section) && !isManager) {
        return [section, { total: 0, enquiries: [] }] as const;
      }
      const where =
        section === 'refused'
          ? { documentId: { $in: refused } }
          : { $and: [conditions[section], { documentId: { $notIn: refused } }] };
      const orderBy = [{ [ORDER[section] ?? 'waitingUntil']: 'asc' }, { id: 'asc' }];
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
