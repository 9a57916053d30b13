import { ApiError } from '#src/lib/api-error.ts';
import type { SessionResponse, SignOutRequest } from '@tequiora/cms/contracts/session.ts';
import { api } from './api.ts';
import { clearFormDrafts } from './form-drafts.ts';
import {
  closeSession,
  currentToken,
  readStoredSession,
  sessionStore,
  storeUser,
} from './session-store.ts';

const FORBIDDEN = 403;

/** Verifies the stored session with the CMS. Nothing is shown before the response. */
export async function checkSession(): Promise<void> {
  if (!currentToken()) return closeSession('none');
  sessionStore.setState({ status: 'checking' });
  await verifySession();
}

/** Like `checkSession`, but keeps the screen, with what was typed, if the session is still open. */
export async function recheckSession(): Promise<void> {
  readStoredSession();
  if (currentToken()) await verifySession();
}

async function verifySession(): Promise<void> {
  try {
    const { user } = await api.get<SessionResponse>('/auth/verify');
    storeUser(user);
  } catch (error) {
    // The client has already closed an expired session.
    if (sessionStore.getState().status === 'signed-out') return;
    const isRefused = error instanceof ApiError && error.status === FORBIDDEN;
    if (isRefused) closeSession('expired');
    else sessionStore.setState({ status: 'unreachable' });
  }
}

/**
 * Ends the session on the server and in every tab; with the scope `all`, on other devices too.
 * Resolves to false when the server did not confirm it.
 */
export async function signOut(request: SignOutRequest = {}): Promise<boolean> {
  const isKnown = await api.post('/auth/logout', request).then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status === 401,
  );
  clearFormDrafts();
  closeSession('left');
  return isKnown;
}
