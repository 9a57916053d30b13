import type {
  ConfirmedRequest,
  EnableRequest,
  RecoveryCodesResponse,
  SetupRequest,
  SetupResponse,
  TwoFactorStateResponse,
} from '@tequiora/cms/contracts/two-factor.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import { sessionsQuery } from './get-sessions.ts';

const PATH = '/auth/two-factor';

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: async ({ signal }) => (await api.get<TwoFactorStateResponse>(PATH, { signal })).data,
});

/** Whether the account has a second step, and how many recovery codes are left. */
export function useTwoFactor() {
  return useQuery(twoFactorQuery);
}

/** Makes a new secret, which counts once a code of it was given. */
export function useStartSetup() {
  return useMutation({
    mutationFn: async (request: SetupRequest) =>
      (await api.post<SetupResponse>(`${PATH}/setup`, request)).data,
  });
}

/** Requests recovery codes; the state of the account is read again. */
function useRecoveryCodes<Body extends object>(action: 'enable' | 'recovery-codes') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: Body) =>
      (await api.post<RecoveryCodesResponse>(`${PATH}/${action}`, request)).data.recoveryCodes,
    // Not waited for: the codes are shown whether or not the lists can be read.
    onSuccess: () => {
      void queryClient.invalidateQueries(twoFactorQuery);
      void queryClient.invalidateQueries(sessionsQuery);
    },
  });
}

/** Enables the second step: every other session of the account ends. */
export const useEnableTwoFactor = () => useRecoveryCodes<EnableRequest>('enable');

/** Replaces all recovery codes. */
export const useRenewRecoveryCodes = () => useRecoveryCodes<ConfirmedRequest>('recovery-codes');

export function useDisableTwoFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: ConfirmedRequest) =>
      (await api.post<TwoFactorStateResponse>(`${PATH}/disable`, request)).data,
    onSuccess: (state) => queryClient.setQueryData(twoFactorQuery.queryKey, state),
  });
}
