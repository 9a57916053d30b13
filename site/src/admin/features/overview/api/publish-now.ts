import type { PublicationResponse } from '@tequiora/cms/contracts/publication.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import { publicationQuery } from './get-publication.ts';

/** Has the site built now; answers what the publisher does with it. */
export function usePublish() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.post<PublicationResponse>('/publication')).data,
    onSuccess: (status) => queryClient.setQueryData(publicationQuery.queryKey, status),
  });
}
