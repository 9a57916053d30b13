import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type {
  EnquiryDetailResponse,
  ReplyRequest,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { enquiryQuery } from './enquiry-query.ts';
import { refreshEnquiries } from './refresh-enquiries.ts';

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
