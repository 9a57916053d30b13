import type { RefreshResponse } from '@tequiora/cms/contracts/session.ts';
import { receive, sendRequest, throwIfRefused } from './send-request.ts';
import { closeSession, currentToken, storeToken, readStoredSession } from './session-store.ts';

const LOCK = 'tequiora:renovar-sesion';

/**
 * Returns a newer token than `used`, obtained with the refresh cookie; null when the session has
 * expired. One tab at a time sends the request: the cookie changes with every use, and the other
 * tabs find the newer token in storage.
 * @throws ApiError when the CMS does not respond; the session stays open
 */
export function refreshAccessToken(used: string): Promise<string | null> {
  return withLock(async () => {
    readStoredSession();
    const stored = currentToken();
    if (stored !== used) return stored;
    const response = await sendRequest('/auth/refresh', { method: 'POST' });
    const token = response.status === 401 ? null : await readToken(response);
    readStoredSession();
    // The user signed out, or in again, while the request was under way.
    if (currentToken() !== used) return currentToken();
    if (token === null) closeSession('expired');
    else storeToken(token);
    return token;
  });
}

async function readToken(response: Response): Promise<string> {
  const body = (await throwIfRefused(response)).json() as Promise<RefreshResponse>;
  return (await receive(body)).jwt;
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one at a time: across tabs where the browser has Web Locks (secure origins), else
 * within this tab.
 */
async function withLock(task: () => Promise<string | null>): Promise<string | null> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, task);
  const next = queue.then(task, task);
  queue = next.catch(() => undefined);
  return next;
}
