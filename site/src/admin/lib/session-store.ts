import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { SessionUser } from '@tequiora/cms/contracts/session.ts';

/** localStorage key of the session: the short-lived token and its user. */
export const SESSION_KEY = 'tequiora:sesion';

/**
 * `checking`: waiting for the CMS; `unreachable`: the CMS did not respond, which keeps the session.
 */
type SessionStatus = 'checking' | 'unreachable' | 'signed-in' | 'signed-out';

/** How the last session ended: `expired`, or `left` by signing out. */
type SessionEnding = 'none' | 'expired' | 'left';

type StoredSession = {
  token: string | null;
  /** When the token was received, in milliseconds of the local clock. */
  receivedAt: number;
  user: SessionUser | null;
  ending: SessionEnding;
};

type SessionState = StoredSession & { status: SessionStatus };

const SIGNED_OUT = { token: null, receivedAt: 0, user: null } as const;

/**
 * Stored in localStorage, so that a new tab is signed in at once and all tabs use the newest token.
 * The refresh token is an HttpOnly cookie.
 */
export const sessionStore = createStore<SessionState>()(
  persist((): SessionState => ({ ...SIGNED_OUT, ending: 'none', status: 'checking' }), {
    name: SESSION_KEY,
    storage: createJSONStorage(() => localStorage),
    partialize: ({ token, receivedAt, user, ending }): StoredSession => ({
      token,
      receivedAt,
      user,
      ending,
    }),
  }),
);

export function currentToken(): string | null {
  return sessionStore.getState().token;
}

export function openSession(token: string, user: SessionUser): void {
  sessionStore.setState({
    token,
    receivedAt: Date.now(),
    user,
    ending: 'none',
    status: 'signed-in',
  });
}

export function storeToken(token: string): void {
  sessionStore.setState({ token, receivedAt: Date.now() });
}

export function storeUser(user: SessionUser): void {
  sessionStore.setState({ user, status: 'signed-in' });
}

/**
 * Marks the user as required to set up two-factor sign-in; until then the CMS rejects all other
 * requests.
 */
export function requireTwoFactor(): void {
  const { user } = sessionStore.getState();
  if (user) sessionStore.setState({ user: { ...user, mustSetUpTwoFactor: true } });
}

/** Removes token and user, here and (through the storage) in the other tabs. */
export function closeSession(ending: SessionEnding): void {
  sessionStore.setState({ ...SIGNED_OUT, ending, status: 'signed-out' });
}

/** Loads the session stored by another tab. */
export function readStoredSession(): void {
  // Synchronous, because localStorage is.
  void sessionStore.persist.rehydrate();
  const { token, status } = sessionStore.getState();
  if (token === null && status !== 'signed-out') sessionStore.setState({ status: 'signed-out' });
  if (token !== null && status === 'signed-out') sessionStore.setState({ status: 'signed-in' });
}
