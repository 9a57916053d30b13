import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { sessionsQuery } from './sessions-query.ts';

/** Ends sessions of the account. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => api.delete(`/auth/sessions/${encodeURIComponent(id)}`))),
    // Also after a failure: the session may have ended already, so the list is out of date.
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
