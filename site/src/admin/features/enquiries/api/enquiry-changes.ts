import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
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
  ReplyRequest,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { AssignRequest, NextStepRequest } from '@tequiora/cms/contracts/enquiry-owner.ts';
import { enquiryKeys, enquiryQuery } from './enquiries.ts';

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
