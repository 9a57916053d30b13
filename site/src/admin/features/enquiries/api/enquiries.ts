import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { saveFile } from '#src/admin/lib/save-file.ts';
import type { Query } from '#src/admin/lib/to-query.ts';
import { overviewQuery } from '#src/admin/lib/use-overview.ts';
import type { ChatInput } from '@tequiora/cms/contracts/chat.ts';
import type {
  BulkRequest,
  BulkResponse,
  EnquiryChangeRequest,
  EnquiryDetailResponse,
  EnquiryListResponse,
  ReplyRequest,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type {
  AssignRequest,
  EnquiryOwnersResponse,
  NextStepRequest,
} from '@tequiora/cms/contracts/enquiry-owner.ts';
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

const isDetail = (key: readonly unknown[]) => key[1] === enquiryKeys.details[1];

/**
 * Refetches lists, counts, reports and figures after a change. Details are refetched when they are
 * opened; the response of the change updates the visible one.
 */
async function refreshEnquiries(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: enquiryKeys.details, refetchType: 'none' }),
    client.invalidateQueries({
      queryKey: enquiryKeys.root,
      predicate: ({ queryKey }) => !isDetail(queryKey),
    }),
    client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  ]);
}

/** Changes the status or adds a note. */
export function useUpdateEnquiry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: EnquiryChangeRequest['data']) =>
      api.put<EnquiryDetailResponse>(`/enquiries/${id}`, { data }),
    onSuccess: ({ data }) => {
      client.setQueryData(enquiryQuery(id).queryKey, data);
      void refreshEnquiries(client);
    },
    // The enquiry, or the list of loss reasons, has changed since it was loaded.
    onError: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: enquiryQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
      ]),
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

/** Registers a WhatsApp chat as an enquiry. */
export function useRegisterChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: ChatInput) =>
      (await api.post<EnquiryDetailResponse>('/enquiries/chats', { data })).data,
    onSuccess: (enquiry) => {
      client.setQueryData(enquiryQuery(enquiry.documentId).queryKey, enquiry);
      void refreshEnquiries(client);
    },
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

type OwnerChange = { action: 'take' | 'release' } | ({ action: 'assign' } & AssignRequest['data']);

/** Takes the enquiry with the given id. */
export function useTakeEnquiry() {
  return useEnquiryMutation((id: string) =>
    api.post<EnquiryDetailResponse>(`/enquiries/${id}/take`, { data: {} }),
  );
}

/** Takes, releases or assigns an enquiry. */
export function useChangeOwner(id: string) {
  return useEnquiryMutation(({ action, ...data }: OwnerChange) =>
    api.post<EnquiryDetailResponse>(`/enquiries/${id}/${action}`, { data }),
  );
}

export function useSetNextStep(id: string) {
  return useEnquiryMutation((data: NextStepRequest['data']) =>
    api.put<EnquiryDetailResponse>(`/enquiries/${id}/next-step`, { data }),
  );
}

/** Marks the next step as done. */
export function useFinishNextStep(id: string) {
  return useEnquiryMutation(() => api.delete<EnquiryDetailResponse>(`/enquiries/${id}/next-step`));
}

function useEnquiryMutation<Request = void>(
  mutationFn: (request: Request) => Promise<EnquiryDetailResponse>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: ({ data }) => {
      client.setQueryData(enquiryQuery(data.documentId).queryKey, data);
      void refreshEnquiries(client);
    },
    // Another account may have changed the enquiry.
    onError: () => {
      void client.invalidateQueries({ queryKey: enquiryKeys.details });
      void refreshEnquiries(client);
    },
  });
}

/** Records that a reply was sent. */
export function useRecordReply(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: ReplyRequest['data']) =>
      api.post<EnquiryDetailResponse>(`/enquiries/${id}/replies`, { data }),
    onSuccess: ({ data }) => {
      client.setQueryData(enquiryQuery(id).queryKey, data);
      void refreshEnquiries(client);
    },
  });
}

/** Changes or deletes several enquiries; resolves to the numbers of changed and refused ones. */
export function useChangeEnquiries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: BulkRequest['data']) =>
      (await api.post<BulkResponse>('/enquiries/bulk', { data })).data,
    onSuccess: () => void refreshEnquiries(client),
  });
}

export function useDeleteEnquiry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete(`/enquiries/${id}`),
    onSuccess: () => void refreshEnquiries(client),
  });
}

/** Downloads all matching enquiries as CSV for Excel. */
export function useExportEnquiries() {
  return useMutation({
    mutationFn: (query: Query) => api.download('/enquiries/export', { query }),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? 'consultas.csv'),
  });
}
