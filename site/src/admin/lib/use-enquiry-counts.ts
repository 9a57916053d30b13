import type { EnquiryCountsResponse } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api-client.ts';

const EVERY_MS = 10_000;

export const enquiryCountsQuery = queryOptions({
  queryKey: ['enquiries', 'summary'],
  queryFn: async ({ signal }) =>
    (await api.get<EnquiryCountsResponse>('/enquiries/summary', { signal })).data,
  refetchInterval: EVERY_MS,
  // The next turn comes soon enough.
  retry: false,
});

/** How many enquiries wait, kept up to date; `newestAt` changes when one arrives. */
export function useEnquiryCounts() {
  return useQuery(enquiryCountsQuery);
}
