import type { TodaySection } from '../../contracts/today';
import { isoDay, localDay, zonedTimeToDate } from '../../contracts/zoned-time';
import { waitingWhere } from './list-where';

/**
 * Returns the condition of each section of «Hoy» for an account. Overdue enquiries and those due today
 * belong to the account or to nobody; next steps are of the account only.
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
    unassigned: { $and: [later, free] },
    nextSteps: {
      $and: [
        mine,
        { nextStepOn: { $lte: isoDay(now) } },
        { status: { $in: ['nuevo', 'contactado'] } },
        { $or: [later, { status: 'contactado' }, { firstReplyAt: { $notNull: true } }] },
      ],
    },
  };
}
