import { useStore } from 'zustand';
import type { SessionUser } from '@tequiora/cms/contracts/session.ts';
import { paths } from './paths.ts';
import { sessionStore } from './session-store.ts';

/**
 * Returns the signed-in user.
 * @throws outside of the session guard
 */
export function useCurrentUser(): SessionUser {
  const user = useStore(sessionStore, (state) => state.user);
  if (!user) throw new Error('useCurrentUser is for screens behind the guard');
  return user;
}

/** Returns true for the role `admin`; the CMS enforces what other roles may do. */
export function useIsManager(): boolean {
  return useCurrentUser().role === 'admin';
}

/** Returns the first screen of the user. */
export function useHome() {
  return useIsManager() ? paths.overview : paths.today;
}
