import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { EnquiryListResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

export const NEWEST_ENQUIRIES_LIMIT = 5;
const POLL_INTERVAL_MS = 10_000;

const newestEnquiriesQuery = queryOptions({
  queryKey: ['enquiries', 'newest'],
  queryFn: async ({ signal }) => {
    const query = {
      filters: { status: { $ne: 'spam' } },
      sort: 'createdAt:desc',
      pagination: { pageSize: NEWEST_ENQUIRIES_LIMIT },
    };
    return (await api.get<EnquiryListResponse>('/enquiries', { query, signal })).data;
  },
  refetchInterval: POLL_INTERVAL_MS,
});

/** Returns the newest enquiries, polled every 10 s. */
export function useNewestEnquiries() {
  return useQuery(newestEnquiriesQuery);
}
