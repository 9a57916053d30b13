import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { refreshEnquiries } from './refresh-enquiries.ts';

export function useDeleteEnquiry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete(`/enquiries/${id}`),
    onSuccess: () => void refreshEnquiries(client),
  });
}
