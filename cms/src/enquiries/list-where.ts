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
export function waitingWhere() {
  return { status: 'nuevo', firstReplyAt: { $null: true } };
}

/** Returns the condition for enquiries that exceed the response target. */
export function overdueWhere(now = new Date()) {
  return { ...waitingWhere(), dueAt: { $lt: now } };
}

/** Returns the condition for contacted enquiries without a next step and without a change since `cutoff`. */
export function idleWhere(cutoff: Date) {
  return { status: 'contactado', nextStepOn: { $null: true }, updatedAt: { $lt: cutoff } };
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
