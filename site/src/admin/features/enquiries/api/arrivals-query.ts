import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { EnquiryListResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { enquiryKeys } from './enquiry-keys.ts';

/**
 * Returns the query for the number of enquiries received after `since`, without spam; fetched once
 * per `newest`.
 */
export function arrivalsQuery(since: string, newest: string) {
  const query = {
    filters: { createdAt: { $gt: since }, status: { $ne: 'spam' } },
    pagination: { page: 1, pageSize: 1 },
  };
  return queryOptions({
    queryKey: enquiryKeys.arrivals(since, newest),
    queryFn: async ({ signal }) => {
      const { meta } = await api.get<EnquiryListResponse>('/enquiries', { query, signal });
      return meta.pagination.total;
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}
