import type { EraseRequest, EraseResponse } from '@tequiora/cms/contracts/personal-data.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';

/** Deletes what is held about a person. Whatever else the dashboard shows is asked again. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: EraseRequest['data']) =>
      (await api.post<EraseResponse>('/personal-data/erase', { data })).data.counts,
    onSuccess: () => {
      // What is on no screen now must not be shown from memory later.
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
    },
  });
}
