import type { TodaySection } from '../../contracts/today';
import { isoDay, localDay, zonedTimeToDate } from '../../contracts/zoned-time';
import { OPEN_STATUSES, waitingWhere } from './list-where';

/**
 * Returns the condition of each section of «Hoy» for an account. Overdue enquiries, those due today and
 * next steps belong to the account or have no owner. Next steps are those of answered enquiries: a row
 * without a reply shows its next step in its own section.
 */
export function todayWhere(accountId: number, now: Date): Record<TodaySection, object> {
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
