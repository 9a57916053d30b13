import type {
  EnquiryChangeRequest,
  EnquiryDetailResponse,
} from '@tequiora/cms/contracts/enquiry-desk.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import { enquiryQuery } from './get-enquiry.ts';
import { refreshEnquiries } from './refresh-enquiries.ts';

/** Another status, or a note more. */
export function useUpdateEnquiry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: EnquiryChangeRequest['data']) =>
      api.put<EnquiryDetailResponse>(`/enquiries/${id}`, { data }),
    onSuccess: ({ data }) => {
      client.setQueryData(enquiryQuery(id).queryKey, data);
      void refreshEnquiries(client);
    },
    // It is not what the screen shows: changed, or gone.
    onError: () => client.invalidateQueries({ queryKey: enquiryQuery(id).queryKey }),
  });
}
