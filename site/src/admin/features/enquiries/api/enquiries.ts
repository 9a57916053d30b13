import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import type { Query } from '#src/admin/lib/to-query.ts';
import type {
  EnquiryDetailResponse,
  EnquiryListResponse,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryOwnersResponse } from '@tequiora/cms/contracts/enquiry-owner.ts';
import { SUSPECT_STATUSES } from '@tequiora/cms/contracts/enquiry.ts';
import type { ExportFormat } from '@tequiora/cms/contracts/export-formats.ts';
import type { ReplyTemplatesResponse } from '@tequiora/cms/contracts/reply-template.ts';
import type { TodayResponse } from '@tequiora/cms/contracts/today.ts';
import type { VisitFilter, VisitValuesResponse } from '@tequiora/cms/contracts/visit-columns.ts';

/**
 * Query keys that changes refetch. Everything derived from enquiries, in other features too, shares
 * the root.
 */
export const enquiryKeys = {
  root: ['enquiries'],
  details: ['enquiries', 'detail'],
  detail: (id: string) => ['enquiries', 'detail', id],
} as const;

/** Returns the query of one page; the previous rows stay visible while it loads. */
export function enquiriesQuery(query: Query) {
  return queryOptions({
    queryKey: ['enquiries', 'list', query],
    queryFn: ({ signal }) => api.get<EnquiryListResponse>('/enquiries', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function enquiryQuery(id: string) {
  return dataQuery<EnquiryDetailResponse>(enquiryKeys.detail(id), `/enquiries/${id}`);
}

/** Requests the file of all matching enquiries, across all pages. */
export function exportEnquiries(query: Query, format: ExportFormat) {
  return api.download('/enquiries/export', { query: { ...query, format } });
}

/**
 * Returns the query for the number of enquiries received after `since`, without doubtful ones and spam;
 * fetched once per `newest`.
 */
export function arrivalsQuery(since: string, newest: string) {
  const query = {
    filters: { createdAt: { $gt: since }, status: { $notIn: SUSPECT_STATUSES } },
    pagination: { page: 1, pageSize: 1 },
  };
  return queryOptions({
    queryKey: ['enquiries', 'arrivals', since, newest],
    queryFn: async ({ signal }) => {
      const { meta } = await api.get<EnquiryListResponse>('/enquiries', { query, signal });
      return meta.pagination.total;
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** Returns the query for the templates of a reply; fetched each time, since staff edit them in the CMS. */
export function replyTemplatesQuery(id: string) {
  const path = `/enquiries/${id}/reply-templates` as const;
  return {
    ...dataQuery<ReplyTemplatesResponse>(['reply-templates', id], path),
    gcTime: 0,
  };
}

const TODAY_POLL_INTERVAL_MS = 30_000;

export const todayQuery = {
  ...dataQuery<TodayResponse>(['enquiries', 'today'], '/enquiries/today'),
  refetchInterval: TODAY_POLL_INTERVAL_MS,
};

/** The accounts that can own enquiries, by name. */
export const ownersQuery = dataQuery<EnquiryOwnersResponse>(
  ['enquiries', 'owners'],
  '/enquiries/owners',
);

/** Returns the values of a column that the list filters by, most enquiries first. */
export function visitValuesQuery(column: VisitFilter) {
  const key = ['enquiries', 'visit-values', column];
  return dataQuery<VisitValuesResponse>(key, '/enquiries/visit-values', { column });
}
