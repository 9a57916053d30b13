import type { ListQuery } from '../validation/list-query';

/** Enquiries that wait for longer than promised. */
export function overdueWhere(now = new Date()) {
  return { status: 'nuevo', firstReplyAt: { $null: true }, dueAt: { $lt: now } };
}

/** The condition that a list's rows meet. */
export function listWhere({ where, words, isOverdue }: ListQuery): object {
  const search = words.map((word) => ({ searchText: { $contains: word } }));
  return { $and: [where, ...search, ...(isOverdue ? [overdueWhere()] : [])] };
}
