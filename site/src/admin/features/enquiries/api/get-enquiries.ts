import type { EnquiryListResponse } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import type { Query } from '#src/admin/lib/to-query.ts';
import { enquiryKeys } from './enquiry-keys.ts';

/** One page of the list; the rows before stay until the next ones are there. */
export function enquiriesQuery(query: Query) {
  return queryOptions({
    queryKey: enquiryKeys.list(query),
    queryFn: ({ signal }) => api.get<EnquiryListResponse>('/enquiries', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
