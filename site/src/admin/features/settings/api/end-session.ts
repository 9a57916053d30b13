import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import { sessionsQuery } from './get-sessions.ts';

/** Ends one session of the account. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/auth/sessions/${encodeURIComponent(id)}`),
    // Refused because it had ended already: the list is out of date all the same.
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
