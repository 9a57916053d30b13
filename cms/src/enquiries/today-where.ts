import type { TodaySection } from '../../contracts/today';
import { isoDay, localDay, zonedTimeToDate } from '../../contracts/zoned-time';
import { waitingWhere } from './list-where';

/**
 * Returns the condition of each section of «Hoy» for an account. Overdue enquiries and those due today
 * belong to the account or to nobody. Next steps are those of answered enquiries: a row without a reply
 * shows its next step in its own section.
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
        mine,
        { nextStepOn: { $lte: isoDay(now) } },
        { status: { $in: ['nuevo', 'contactado'] } },
        { $or: [{ status: 'contactado' }, { firstReplyAt: { $notNull: true } }] },
      ],
    },
  };
}
