import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { openSession } from '#src/admin/lib/session-store.ts';
import type { PasswordRequest, SignInResponse } from '@tequiora/cms/contracts/session.ts';
import { sessionsQuery } from './sessions-query.ts';

/**
 * Changes the password of the user: every other session ends, this one continues with a new token.
 */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: PasswordRequest) =>
      api.post<SignInResponse>('/auth/change-password', request),
    onSuccess: ({ jwt, user }) => {
      openSession(jwt, user);
      return queryClient.invalidateQueries(sessionsQuery);
    },
  });
}
