import type { BulkRequest, BulkResponse } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import { refreshEnquiries } from './refresh-enquiries.ts';

/** The same for several at once; answers how many were still there. */
export function useChangeEnquiries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: BulkRequest['data']) =>
      (await api.post<BulkResponse>('/enquiries/bulk', { data })).data.changed,
    onSuccess: () => void refreshEnquiries(client),
  });
}
