import type { QueryClient } from '@tanstack/react-query';
import { overviewQuery } from '#src/admin/lib/use-overview.ts';
import { enquiryKeys } from './enquiry-keys.ts';

const isDetail = (key: readonly unknown[]) => key[1] === enquiryKeys.details[1];

/**
 * After a change: lists, counts, reports and figures are asked again. Details are asked again when they are
 * opened; the one on screen came with the answer.
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
