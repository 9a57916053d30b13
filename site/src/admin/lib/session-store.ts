import type { SessionUser } from '@tequiora/cms/contracts/session.ts';
import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Where the browser keeps the session: the short-lived token and who it is for. */
export const SESSION_KEY = 'tequiora:sesion';

/**
 * `checking`: the CMS has not answered yet; `unreachable`: it could not, which signs nobody out.
 */
export type SessionStatus = 'checking' | 'unreachable' | 'signed-in' | 'signed-out';

/** How the last session ended: it ran out, or somebody signed out. */
export type SessionEnding = 'none' | 'expired' | 'left';

type Kept = {
  token: string | null;
  /** When the token came, by this machine's clock. */
  receivedAt: number;
  user: SessionUser | null;
  ending: SessionEnding;
};

type SessionState = Kept & { status: SessionStatus };

const NOBODY = { token: null, receivedAt: 0, user: null } as const;

/**
 * In localStorage, so that a new tab is signed in at once and all tabs use the newest token. The
 * refresh token is a cookie that no script can read.
 */
export const sessionStore = createStore<SessionState>()(
  persist((): SessionState => ({ ...NOBODY, ending: 'none', status: 'checking' }), {
    name: SESSION_KEY,
    storage: createJSONStorage(() => localStorage),
    partialize: ({ token, receivedAt, user, ending }): Kept => ({
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

export function keepToken(token: string): void {
  sessionStore.setState({ token, receivedAt: Date.now() });
}

export function keepUser(user: SessionUser): void {
  sessionStore.setState({ user, status: 'signed-in' });
}

/** The CMS refuses whoever is signed in everything but setting up two-factor sign-in. */
export function requireTwoFactor(): void {
  const { user } = sessionStore.getState();
  if (user) sessionStore.setState({ user: { ...user, mustSetUpTwoFactor: true } });
}

/** Forgets token and person, here and (by the storage) in the other tabs. */
export function closeSession(ending: SessionEnding): void {
  sessionStore.setState({ ...NOBODY, ending, status: 'signed-out' });
}

/** Takes over what another tab stored. */
export function readStoredSession(): void {
  // Answers at once: localStorage does.
  void sessionStore.persist.rehydrate();
  const { token, status } = sessionStore.getState();
  if (token === null && status !== 'signed-out') sessionStore.setState({ status: 'signed-out' });
  if (token !== null && status === 'signed-out') sessionStore.setState({ status: 'signed-in' });
}
