import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { SessionsResponse } from '@tequiora/cms/contracts/session.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) =>
    (await api.get<SessionsResponse>('/auth/sessions', { signal })).data,
});

/** Returns the sessions of the account, newest first. */
export function useSessions() {
  return useQuery(sessionsQuery);
}
