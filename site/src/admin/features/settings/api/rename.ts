import type { ProfileRequest, SessionResponse } from '@tequiora/cms/contracts/session.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import { keepUser } from '#src/admin/lib/session-store.ts';

/** Changes one's own name; the whole dashboard shows the new one. */
export function useRename() {
  return useMutation({
    mutationFn: async (data: ProfileRequest['data']) =>
      (await api.put<SessionResponse>('/auth/me', { data })).user,
    onSuccess: keepUser,
  });
}
