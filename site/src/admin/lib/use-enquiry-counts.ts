import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EnquiryCountsResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { api } from './api.ts';

const POLL_INTERVAL_MS = 10_000;

const enquiryCountsQuery = queryOptions({
  queryKey: ['enquiries', 'summary'],
  queryFn: async ({ signal }) =>
    (await api.get<EnquiryCountsResponse>('/enquiries/summary', { signal })).data,
  refetchInterval: POLL_INTERVAL_MS,
  // The next poll is soon enough.
  retry: false,
});

/**
 * Returns the number of new and overdue enquiries, polled every 10 s; `newestAt` changes when one
 * arrives.
 */
export function useEnquiryCounts() {
  return useQuery(enquiryCountsQuery);
}
