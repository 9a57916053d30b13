import { useQuery } from '@tanstack/react-query';
import type { EnquiryCountsResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { dataQuery } from './data-query.ts';
import { areNotificationsAllowed } from './desktop-permission.ts';

const POLL_INTERVAL_MS = 10_000;

/**
 * Returns the number of new and overdue enquiries, polled every 10 s; `newestAt` changes when one
 * arrives.
 */
export function useEnquiryCounts() {
  return useQuery({
    ...dataQuery<EnquiryCountsResponse>(['enquiries', 'summary'], '/enquiries/summary'),
    refetchInterval: POLL_INTERVAL_MS,
    // Otherwise polled only while the window is visible.
    refetchIntervalInBackground: areNotificationsAllowed(),
    // The next poll is soon enough.
    retry: false,
  });
}
