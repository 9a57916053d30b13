import type { Query } from '#src/admin/lib/to-query.ts';

/**
 * Query keys of the feature. Everything derived from enquiries, in other features too, shares the
 * root.
 */
export const enquiryKeys = {
  root: ['enquiries'],
  list: (query: Query) => ['enquiries', 'list', query],
  arrivals: (since: string, newest: string) => ['enquiries', 'arrivals', since, newest],
  details: ['enquiries', 'detail'],
  detail: (id: string) => ['enquiries', 'detail', id],
} as const;
