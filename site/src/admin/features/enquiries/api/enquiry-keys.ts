import type { Query } from '#src/admin/lib/to-query.ts';

/** Keys of what the feature asks. All that is made of enquiries, elsewhere too, has the same root. */
export const enquiryKeys = {
  root: ['enquiries'],
  list: (query: Query) => ['enquiries', 'list', query],
  arrivals: (since: string, newest: string) => ['enquiries', 'arrivals', since, newest],
  details: ['enquiries', 'detail'],
  detail: (id: string) => ['enquiries', 'detail', id],
} as const;
