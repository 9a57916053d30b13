import type { Core } from '@strapi/strapi';

import { type EnquiryStatus, SUSPECT_STATUSES } from '../../contracts/enquiry';
import { readIdleCutoff } from './read-idle-cutoff';
import type { ListQuery } from './validation/list-query';
import type { SearchAlternatives } from './validation/search-words';

export const OPEN_STATUSES: readonly EnquiryStatus[] = ['nuevo', 'contactado'];

/** Returns the condition for the enquiries that figures count. */
export function genuineWhere() {
  return { status: { $notIn: SUSPECT_STATUSES } };
}

/** Returns the condition for enquiries without a first reply. */
export function unansweredWhere() {
  return { status: 'nuevo', firstReplyAt: { $null: true } };
}

/** Returns the condition for enquiries without a first reply that exceed the response target. */
export function firstOverdueWhere(now = new Date()) {
  return { ...unansweredWhere(), dueAt: { $lt: now } };
}

/** Returns the condition for enquiries that wait for a reply: the first one, or one to a later mail. */
export function waitingWhere() {
  return { waitingUntil: { $notNull: true } };
}

/** Returns the condition for enquiries that wait for a reply and exceed the response target. */
export function overdueWhere(now = new Date()) {
  return { waitingUntil: { $lt: now } };
}

/** Returns the condition for enquiries with mails that wait for a reply. */
export function withMailsWhere() {
  return { ...waitingWhere(), unansweredMails: { $gt: 0 } };
}

/** Returns the condition for answered open enquiries without a next step and without a change since `cutoff`. */
export function idleWhere(cutoff: Date) {
  return {
    status: { $in: OPEN_STATUSES },
    nextStepOn: { $null: true },
    waitingUntil: { $null: true },
    updatedAt: { $lt: cutoff },
    // A new one has a reply if it was answered and then set back.
    $or: [{ status: 'contactado' }, { firstReplyAt: { $notNull: true } }],
  };
}

/** Returns the condition for enquiries that a search finds. */
export function searchWhere(alternatives: SearchAlternatives): object {
  if (alternatives.length === 0) return {};
  const containsAll = (words: string[]) => ({
    $and: words.map((word) => ({ searchText: { $contains: word } })),
  });
  return { $or: alternatives.map(containsAll) };
}

/** Returns the `where` of an enquiry list. */
export async function listWhere(strapi: Core.Strapi, list: ListQuery): Promise<object> {
  const { where, search, isOverdue, isIdle } = list;
  return {
    $and: [
      where,
      searchWhere(search),
      ...(isOverdue ? [overdueWhere()] : []),
      ...(isIdle ? [idleWhere(await readIdleCutoff(strapi))] : []),
    ],
  };
}
