import { useMutation } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { storeUser } from '#src/admin/lib/session-store.ts';
import type { ProfileRequest, SessionResponse } from '@tequiora/cms/contracts/session.ts';

/** Changes the name of the user, also in the session store. */
export function useRename() {
  return useMutation({
    mutationFn: async (data: ProfileRequest['data']) =>
      (await api.put<SessionResponse>('/auth/me', { data })).user,
    onSuccess: storeUser,
  });
}
