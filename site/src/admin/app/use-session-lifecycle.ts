import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAccessToken } from '../lib/refresh-access-token.ts';
import { refreshDelay } from '../lib/refresh-delay.ts';
import { readStoredSession, SESSION_KEY, sessionStore } from '../lib/session-store.ts';

/**
 * Refreshes the token before it expires, syncs the session with other tabs and clears cached data
 * when the user changes.
 */
export function useSessionLifecycle(queryClient: QueryClient): void {
  useEffect(() => syncWithOtherTabs(), []);
  useEffect(() => scheduleRefresh(), []);
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (now.user?.id !== before.user?.id) queryClient.clear();
      }),
    [queryClient],
  );
}

function syncWithOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) readStoredSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function scheduleRefresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const { token, receivedAt, status } = sessionStore.getState();
    if (!token || status !== 'signed-in') return;
    const delay = refreshDelay(token, receivedAt);
    // A failure does not end the session: the next call that needs a token retries.
    timer = setTimeout(() => void refreshAccessToken(token).catch(() => undefined), delay);
  };
  schedule();
  const stop = sessionStore.subscribe(schedule);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
