import type { SessionResponse, SignOutRequest } from '@tequiora/cms/contracts/session.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { api } from './api-client.ts';
import { clearFormDrafts } from './form-drafts.ts';
import { closeSession, currentToken, keepUser, sessionStore } from './session-store.ts';

const FORBIDDEN = 403;

/** Asks the CMS whether the stored session still holds. Nothing is shown before it answers. */
export async function checkSession(): Promise<void> {
  if (!currentToken()) return closeSession('none');
  sessionStore.setState({ status: 'checking' });
  try {
    const { user } = await api.get<SessionResponse>('/auth/verify');
    keepUser(user);
  } catch (error) {
    // The client has closed a session that is over.
    if (sessionStore.getState().status === 'signed-out') return;
    const isRefused = error instanceof ApiError && error.status === FORBIDDEN;
    if (isRefused) closeSession('expired');
    else sessionStore.setState({ status: 'unreachable' });
  }
}

/**
 * Ends the session on the server and in every tab; with `all`, on the other devices too. Answers
 * whether the server knows of it.
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
