import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { BulkRequest, BulkResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { refreshEnquiries } from './refresh-enquiries.ts';

/** Changes or deletes several enquiries; resolves to the number that still existed. */
export function useChangeEnquiries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: BulkRequest['data']) =>
      (await api.post<BulkResponse>('/enquiries/bulk', { data })).data.changed,
    onSuccess: () => void refreshEnquiries(client),
  });
}
