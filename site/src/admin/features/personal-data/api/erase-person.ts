import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { EraseRequest, EraseResponse } from '@tequiora/cms/contracts/personal-data.ts';

/** Erases the data of a person and invalidates every query of the dashboard. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: EraseRequest['data']) =>
      (await api.post<EraseResponse>('/personal-data/erase', { data })).data.counts,
    onSuccess: () => {
      // Inactive queries are removed, so that erased data is never shown from the cache.
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
    },
  });
}
