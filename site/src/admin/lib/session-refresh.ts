import type { RefreshResponse } from '@tequiora/cms/contracts/session.ts';
import { orRefusal, send } from './http.ts';
import { closeSession, currentToken, keepToken, readStoredSession } from './session-store.ts';

const LOCK = 'tequiora:renovar-sesion';

/**
 * A newer token than `used`, by the refresh cookie; null when the session is over. One tab at a
 * time asks: the cookie changes with every use, and whoever comes later finds the newer token.
 * Throws `ApiError` when the CMS cannot answer, which ends nothing.
 */
export function renewToken(used: string): Promise<string | null> {
  return withLock(async () => {
    readStoredSession();
    const stored = currentToken();
    if (stored !== used) return stored;
    const response = await send('/auth/refresh', { method: 'post' });
    if (response.status === 401) {
      closeSession('expired');
      return null;
    }
    const { jwt } = (await (await orRefusal(response)).json()) as RefreshResponse;
    keepToken(jwt);
    return jwt;
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Over all tabs where the browser can (secure origins), else within this one. */
async function withLock(task: () => Promise<string | null>): Promise<string | null> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, task);
  const next = last.then(task, task);
  last = next.catch(() => undefined);
  return next;
}
