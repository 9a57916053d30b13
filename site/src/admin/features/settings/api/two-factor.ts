import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import type {
  ConfirmedRequest,
  EnableRequest,
  RecoveryCodesResponse,
  SetupRequest,
  SetupResponse,
  TwoFactorStateResponse,
} from '@tequiora/cms/contracts/two-factor.ts';
import { sessionsQuery } from './sessions-query.ts';

const PATH = '/auth/two-factor';

/** Query of whether two-factor sign-in is enabled and how many recovery codes are left. */
export const twoFactorQuery = dataQuery<TwoFactorStateResponse>(['two-factor'], PATH);

/** Creates a new secret, which becomes active when its first code is verified. */
export function useStartSetup() {
  return useMutation({
    mutationFn: async (request: SetupRequest) =>
      (await api.post<SetupResponse>(`${PATH}/setup`, request)).data,
  });
}

/** Requests recovery codes and refetches the state of the account. */
function useRecoveryCodes<Body extends object>(action: 'enable' | 'recovery-codes') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: Body) =>
      (await api.post<RecoveryCodesResponse>(`${PATH}/${action}`, request)).data.recoveryCodes,
    // Not awaited: the codes are shown even if the lists cannot be loaded.
    onSuccess: () => {
      void queryClient.invalidateQueries(twoFactorQuery);
      void queryClient.invalidateQueries(sessionsQuery);
    },
  });
}

/** Enables two-factor sign-in: every other session of the account ends. */
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
