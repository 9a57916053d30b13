import type { Query } from '#src/admin/lib/to-query.ts';

/** Keys of what the feature asks; the summary counts (admin/lib) share the root. */
export const enquiryKeys = {
  root: ['enquiries'],
  list: (query: Query) => ['enquiries', 'list', query],
  arrivals: (since: string, newest: string) => ['enquiries', 'arrivals', since, newest],
  details: ['enquiries', 'detail'],
  detail: (id: string) => ['enquiries', 'detail', id],
} as const;
