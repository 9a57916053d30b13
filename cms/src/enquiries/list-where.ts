import type { EnquiryStatus } from '../../contracts/enquiry';
import type { ListQuery } from './validation/list-query';

export const OPEN_STATUSES: readonly EnquiryStatus[] = ['nuevo', 'contactado'];

/** Returns the condition for enquiries without a first reply. */
export function waitingWhere() {
  return { status: 'nuevo', firstReplyAt: { $null: true } };
}

/** Returns the condition for enquiries that exceed the response target. */
export function overdueWhere(now = new Date()) {
  return { ...waitingWhere(), dueAt: { $lt: now } };
}

/** Returns the condition for enquiries with all words of a search. */
export function searchWhere(words: readonly string[]) {
  return { $and: words.map((word) => ({ searchText: { $contains: word } })) };
}

/** Returns the `where` of an enquiry list. */
export function listWhere({ where, words, isOverdue }: ListQuery): object {
  return { $and: [where, searchWhere(words), ...(isOverdue ? [overdueWhere()] : [])] };
}
