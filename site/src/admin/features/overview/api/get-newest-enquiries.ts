import type { EnquiryListResponse } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';

const SHOWN = 5;
const EVERY_MS = 10_000;

export const newestEnquiriesQuery = queryOptions({
  queryKey: ['enquiries', 'newest'],
  queryFn: async ({ signal }) => {
    const query = {
      filters: { status: { $ne: 'spam' } },
      sort: 'createdAt:desc',
      pagination: { pageSize: SHOWN },
    };
    return (await api.get<EnquiryListResponse>('/enquiries', { query, signal })).data;
  },
  refetchInterval: EVERY_MS,
});

/** The enquiries that arrived last, kept up to date. */
export function useNewestEnquiries() {
  return useQuery(newestEnquiriesQuery);
}
