import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type {
  EnquiryChangeRequest,
  EnquiryDetailResponse,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { enquiryQuery } from './enquiry-query.ts';
import { refreshEnquiries } from './refresh-enquiries.ts';

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
    // The enquiry has changed or was deleted since it was loaded.
    onError: () => client.invalidateQueries({ queryKey: enquiryQuery(id).queryKey }),
  });
}
