import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { Query } from '#src/admin/lib/to-query.ts';
import type { EnquiryListResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { enquiryKeys } from './enquiry-keys.ts';

/** Returns the query of one page; the previous rows stay visible while it loads. */
export function enquiriesQuery(query: Query) {
  return queryOptions({
    queryKey: enquiryKeys.list(query),
    queryFn: ({ signal }) => api.get<EnquiryListResponse>('/enquiries', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
