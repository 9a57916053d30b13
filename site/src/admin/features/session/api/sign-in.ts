import type { SignInRequest, SignInResponse } from '@tequiora/cms/contracts/session.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import { openSession } from '#src/admin/lib/session-store.ts';

/** Signs in; whoever shows the form leaves it when the session is there. */
export function useSignIn() {
  return useMutation({
    mutationFn: (request: SignInRequest) => api.post<SignInResponse>('/auth/local', request),
    onSuccess: ({ jwt, user }) => openSession(jwt, user),
  });
}
