import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { Query } from '#src/admin/lib/to-query.ts';
import type {
  EnquiryDetailResponse,
  EnquiryListResponse,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryOwnersResponse } from '@tequiora/cms/contracts/enquiry-owner.ts';
import type { ReplyTemplatesResponse } from '@tequiora/cms/contracts/reply-template.ts';
import type { TodayResponse } from '@tequiora/cms/contracts/today.ts';
import type { VisitFilter, VisitValuesResponse } from '@tequiora/cms/contracts/visit-columns.ts';

/**
 * Query keys of the feature. Everything derived from enquiries, in other features too, shares the
 * root.
 */
export const enquiryKeys = {
  root: ['enquiries'],
  list: (query: Query) => ['enquiries', 'list', query],
  arrivals: (since: string, newest: string) => ['enquiries', 'arrivals', since, newest],
  owners: ['enquiries', 'owners'],
  visitValues: (column: VisitFilter) => ['enquiries', 'visit-values', column],
  today: ['enquiries', 'today'],
  details: ['enquiries', 'detail'],
  detail: (id: string) => ['enquiries', 'detail', id],
  replyTemplates: (id: string) => ['reply-templates', id],
} as const;

/** Returns the query of one page; the previous rows stay visible while it loads. */
export function enquiriesQuery(query: Query) {
  return queryOptions({
    queryKey: enquiryKeys.list(query),
    queryFn: ({ signal }) => api.get<EnquiryListResponse>('/enquiries', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function enquiryQuery(id: string) {
  return queryOptions({
    queryKey: enquiryKeys.detail(id),
    queryFn: async ({ signal }) =>
      (await api.get<EnquiryDetailResponse>(`/enquiries/${id}`, { signal })).data,
  });
}

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

/** Returns the query for the templates of a reply; fetched each time, since staff edit them in the CMS. */
export function replyTemplatesQuery(id: string) {
  return queryOptions({
    queryKey: enquiryKeys.replyTemplates(id),
    queryFn: async ({ signal }) =>
      (await api.get<ReplyTemplatesResponse>(`/enquiries/${id}/reply-templates`, { signal })).data,
    gcTime: 0,
  });
}

const TODAY_POLL_INTERVAL_MS = 30_000;

export const todayQuery = queryOptions({
  queryKey: enquiryKeys.today,
  queryFn: async ({ signal }) =>
    (await api.get<TodayResponse>('/enquiries/today', { signal })).data,
  refetchInterval: TODAY_POLL_INTERVAL_MS,
});

/** Returns the accounts that can own enquiries, by name. */
export const ownersQuery = queryOptions({
  queryKey: enquiryKeys.owners,
  queryFn: async ({ signal }) =>
    (await api.get<EnquiryOwnersResponse>('/enquiries/owners', { signal })).data,
});

/** Returns the values of a column that the list filters by, most enquiries first. */
export function visitValuesQuery(column: VisitFilter) {
  return queryOptions({
    queryKey: enquiryKeys.visitValues(column),
    queryFn: async ({ signal }) => {
      const query = { column };
      return (await api.get<VisitValuesResponse>('/enquiries/visit-values', { query, signal }))
        .data;
    },
  });
}
