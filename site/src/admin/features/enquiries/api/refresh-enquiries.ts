import type { QueryClient } from '@tanstack/react-query';
import { overviewQuery } from '#src/admin/lib/use-overview.ts';
import { enquiryKeys } from './enquiry-keys.ts';

const isDetail = (key: readonly unknown[]) => key[1] === enquiryKeys.details[1];

/**
 * Refetches lists, counts, reports and figures after a change. Details are refetched when they are
 * opened; the response of the change updates the visible one.
 */
export async function refreshEnquiries(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: enquiryKeys.details, refetchType: 'none' }),
    client.invalidateQueries({
      queryKey: enquiryKeys.root,
      predicate: ({ queryKey }) => !isDetail(queryKey),
    }),
    client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  ]);
}
