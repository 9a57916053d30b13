import type { EnquiryStatus } from '../../contracts/enquiry';
import type { ListQuery, SearchAlternatives } from './validation/list-query';

export const OPEN_STATUSES: readonly EnquiryStatus[] = ['nuevo', 'contactado'];

/** Returns the condition for enquiries without a first reply. */
export function waitingWhere() {
  return { status: 'nuevo', firstReplyAt: { $null: true } };
}

/** Returns the condition for enquiries that exceed the response target. */
export function overdueWhere(now = new Date()) {
  return { ...waitingWhere(), dueAt: { $lt: now } };
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
export function listWhere({ where, search, isOverdue }: ListQuery): object {
  return { $and: [where, searchWhere(search), ...(isOverdue ? [overdueWhere()] : [])] };
}
