import type { SessionUser } from '@tequiora/cms/contracts/session.ts';
import { useStore } from 'zustand';
import { sessionStore } from './session-store.ts';

/** The person who is signed in; only below the guard. */
export function useCurrentUser(): SessionUser {
  const user = useStore(sessionStore, (state) => state.user);
  if (!user) throw new Error('useCurrentUser is for screens behind the guard');
  return user;
}
