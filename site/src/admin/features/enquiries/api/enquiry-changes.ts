import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { overviewQuery } from '#src/admin/lib/use-overview.ts';
import type { ChatInput } from '@tequiora/cms/contracts/chat.ts';
import type {
  BulkRequest,
  BulkResponse,
  EnquiryChangeRequest,
  EnquiryDetailResponse,
  ReplyRequest,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type {
  AssignRequest,
  FinishNextStepQuery,
  NextStepRequest,
} from '@tequiora/cms/contracts/enquiry-owner.ts';
import { enquiryKeys, enquiryQuery } from './enquiries.ts';

const isDetail = (key: readonly unknown[]) => key[1] === enquiryKeys.details[1];

/**
 * Refetches lists, counts, reports and figures after a change. Details are refetched when they are
 * opened; the response of the change updates the visible one.
 */
function refreshEnquiries(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: enquiryKeys.details, refetchType: 'none' });
  void client.invalidateQueries({
    queryKey: enquiryKeys.root,
    predicate: ({ queryKey }) => !isDetail(queryKey),
  });
  void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
}

/** For changes that the CMS refuses when another account has changed the enquiry since it was loaded. */
function refetchAll(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: enquiryKeys.details });
  refreshEnquiries(client);
}

/**
 * Shows the enquiry that a change responds with, and refetches what is derived from it. Handle the
 * outcome with `mutateAsync`: the callbacks of `mutate` are not called after an unmount.
 */
function useEnquiryMutation<Request = void>(
  mutationFn: (request: Request) => Promise<EnquiryDetailResponse>,
  onError?: (client: QueryClient) => unknown,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: ({ data }) => {
      client.setQueryData(enquiryQuery(data.documentId).queryKey, data);
      refreshEnquiries(client);
    },
    onError: () => onError?.(client),
  });
}

/** Changes the status or adds a note. */
export function useUpdateEnquiry(id: string) {
  return useEnquiryMutation(
    (data: EnquiryChangeRequest['data']) =>
      api.put<EnquiryDetailResponse>(`/enquiries/${id}`, { data }),
    // The enquiry, or the list of loss reasons, has changed since it was loaded.
    (client) =>
      Promise.all([
        client.invalidateQueries({ queryKey: enquiryQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
      ]),
  );
}

/** Registers a WhatsApp chat as an enquiry. */
export function useRegisterChat() {
  return useEnquiryMutation((data: ChatInput) =>
    api.post<EnquiryDetailResponse>('/enquiries/chats', { data }),
  );
}

export type OwnerChange =
  | { action: 'take' | 'release' }
  | ({ action: 'assign' } & AssignRequest['data']);

/** Takes, releases or assigns the enquiry with the given id. */
export function useChangeOwner() {
  return useEnquiryMutation(
    ({ id, action, ...data }: OwnerChange & { id: string }) =>
      api.post<EnquiryDetailResponse>(`/enquiries/${id}/${action}`, { data }),
    refetchAll,
  );
}

export function useSetNextStep(id: string) {
  return useEnquiryMutation(
    (data: NextStepRequest['data']) =>
      api.put<EnquiryDetailResponse>(`/enquiries/${id}/next-step`, { data }),
    refetchAll,
  );
}

/** Marks the next step as done. */
export function useFinishNextStep(id: string) {
  return useEnquiryMutation(
    (query: FinishNextStepQuery) =>
      api.delete<EnquiryDetailResponse>(`/enquiries/${id}/next-step`, { query }),
    refetchAll,
  );
}

/** Records that a reply was sent. */
export function useRecordReply(id: string) {
  return useEnquiryMutation((data: ReplyRequest['data']) =>
    api.post<EnquiryDetailResponse>(`/enquiries/${id}/replies`, { data }),
  );
}

/** Changes or deletes several enquiries; resolves to the numbers of changed and refused ones. */
export function useChangeEnquiries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: BulkRequest['data']) =>
      (await api.post<BulkResponse>('/enquiries/bulk', { data })).data,
    onSuccess: () => refreshEnquiries(client),
  });
}

export function useDeleteEnquiry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete(`/enquiries/${id}`),
    onSuccess: () => refreshEnquiries(client),
  });
}
