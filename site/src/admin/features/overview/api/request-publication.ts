import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { PublicationResponse } from '@tequiora/cms/contracts/publication.ts';
import { publicationQuery } from './publication-query.ts';

/** Requests a build of the site; resolves to the publication status. */
export function useRequestPublication() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.post<PublicationResponse>('/publication')).data,
    onSuccess: (status) => queryClient.setQueryData(publicationQuery.queryKey, status),
  });
}
