import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { overviewQuery } from '#src/admin/lib/use-overview.ts';
import type { ChatInput } from '@tequiora/cms/contracts/chat.ts';
import {
  BULK_LIMIT,
  type BulkRequest,
  type BulkResponse,
  type EnquiryChangeRequest,
  type EnquiryDetailResponse,
  type ReplyRequest,
  type UndoResponse,
  type WithUndo,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { CorrectionRequest } from '@tequiora/cms/contracts/enquiry-correction-schema.ts';
import type {
  MailDecisionRequest,
  ReplyMailRequest,
} from '@tequiora/cms/contracts/enquiry-mail.ts';
import type {
  AssignRequest,
  FinishNextStepQuery,
  NextStepRequest,
} from '@tequiora/cms/contracts/enquiry-owner.ts';
import type { DropQuoteQuery, QuoteRequest } from '@tequiora/cms/contracts/enquiry-quote.ts';
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

/** For changes of enquiries that may be on screen, such as those that the CMS refused as stale. */
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
    onSuccess: async ({ data }) => {
      const { queryKey } = enquiryQuery(data.documentId);
      // A poll that began before the change must not replace it.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, data);
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

/** Corrects data of the enquiry. */
export function useCorrectEnquiry(id: string) {
  return useEnquiryMutation(
    (data: CorrectionRequest['data']) =>
      api.post<EnquiryDetailResponse>(`/enquiries/${id}/corrections`, { data }),
    refetchAll,
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

export function useSetQuote(id: string) {
  return useEnquiryMutation(
    (data: QuoteRequest['data']) =>
      api.put<EnquiryDetailResponse>(`/enquiries/${id}/quote`, { data }),
    refetchAll,
  );
}

export function useDropQuote(id: string) {
  return useEnquiryMutation(
    (query: DropQuoteQuery) =>
      api.delete<EnquiryDetailResponse>(`/enquiries/${id}/quote`, { query }),
    refetchAll,
  );
}

/** Records that a reply was sent. */
export function useRecordReply(id: string) {
  return useEnquiryMutation((data: ReplyRequest['data']) =>
    api.post<EnquiryDetailResponse>(`/enquiries/${id}/replies`, { data }),
  );
}

/** Adds a mail to the outbox. */
export function useSendMail(id: string) {
  return useEnquiryMutation((data: ReplyMailRequest['data']) =>
    api.post<EnquiryDetailResponse>(`/enquiries/${id}/mails`, { data }),
  );
}

/** Withdraws a mail that has not been sent. */
export function useWithdrawMail(id: string) {
  return useEnquiryMutation(
    (mailId: string) => api.delete<EnquiryDetailResponse>(`/enquiries/${id}/mails/${mailId}`),
    refetchAll,
  );
}

/** Answers the question whether a received mail belongs to the enquiry. */
export function useDecideMail(id: string) {
  return useEnquiryMutation(
    ({ mailId, belongs }: { mailId: string; belongs: boolean }) =>
      api.post<EnquiryDetailResponse>(`/enquiries/${id}/received-mails/${mailId}`, {
        data: { belongs },
      } satisfies MailDecisionRequest),
    refetchAll,
  );
}

/** States that what the sender wrote needs no reply. */
export function useSettleMails(id: string) {
  return useEnquiryMutation(
    () => api.post<EnquiryDetailResponse>(`/enquiries/${id}/reply-not-needed`),
    refetchAll,
  );
}

/** Records a call that the sender did not pick up. */
export function useRecordMissedCall(id: string) {
  return useEnquiryMutation(() => api.post<EnquiryDetailResponse>(`/enquiries/${id}/missed-calls`));
}

/**
 * Changes or deletes several enquiries, in requests of the largest size; resolves to the numbers of changed,
 * unchanged and refused ones, and to what the changes can be undone with.
 * @param onProgress called with the number of enquiries that are done
 */
export function useChangeEnquiries(onProgress?: (done: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: BulkRequest['data']) => {
      const total = { changed: 0, unchanged: 0, refused: 0, undoable: [] as WithUndo[] };
      for (let start = 0; start < data.ids.length; start += BULK_LIMIT) {
        const ids = data.ids.slice(start, start + BULK_LIMIT);
        const response = await api.post<BulkResponse>('/enquiries/bulk', {
          data: { ...data, ids },
        });
        const { data: outcome } = response;
        total.undoable.push(response);
        total.changed += outcome.changed;
        total.unchanged += outcome.unchanged;
        total.refused += outcome.refused;
        onProgress?.(start + ids.length);
      }
      return total;
    },
    // A later request may have failed after earlier ones changed something.
    onSettled: () => {
      onProgress?.(0);
      refreshEnquiries(client);
    },
  });
}

/** Undoes changes; resolves to what came of all of them. */
export function useUndoChanges() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (tokens: readonly string[]) => {
      const total: UndoResponse['data'] = { restored: 0, changed: [], gone: [] };
      for (const token of tokens) {
        const { data } = await api.post<UndoResponse>('/enquiries/undo', { data: { token } });
        total.restored += data.restored;
        total.changed.push(...data.changed);
        total.gone.push(...data.gone);
      }
      return total;
    },
    onSettled: () => refetchAll(client),
  });
}

export function useDeleteEnquiry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete(`/enquiries/${id}`),
    onSuccess: () => refreshEnquiries(client),
  });
}
