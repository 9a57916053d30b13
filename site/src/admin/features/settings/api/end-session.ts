import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import { sessionsQuery } from './get-sessions.ts';

/** Ends sessions of the account. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => api.delete(`/auth/sessions/${encodeURIComponent(id)}`))),
    // Refused because it had ended already: the list is out of date all the same.
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
