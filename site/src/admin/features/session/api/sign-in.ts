import { useMutation } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { openSession } from '#src/admin/lib/session-store.ts';
import type { SignInRequest, SignInResponse } from '@tequiora/cms/contracts/session.ts';
import type { SignInOutcome, VerifyCodeRequest } from '@tequiora/cms/contracts/two-factor.ts';

/** Signs in, or resolves to the challenge of an account with two-factor sign-in. */
export function useSignIn() {
  return useMutation({
    mutationFn: (request: SignInRequest) => api.post<SignInOutcome>('/auth/local', request),
    onSuccess: (outcome) => {
      if ('jwt' in outcome) openSession(outcome.jwt, outcome.user);
    },
  });
}

/** Completes a challenge with a code of the authenticator app or a recovery code. */
export function useVerifyCode() {
  return useMutation({
    mutationFn: (request: VerifyCodeRequest) =>
      api.post<SignInResponse>('/auth/two-factor/verify', request),
    onSuccess: ({ jwt, user }) => openSession(jwt, user),
  });
}
