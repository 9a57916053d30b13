import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshDelay } from '../lib/token-lifetime.ts';
import { renewToken } from '../lib/session-refresh.ts';
import { readStoredSession, SESSION_KEY, sessionStore } from '../lib/session-store.ts';

/** Renews the token before it ends, follows the other tabs, and forgets the data with the session. */
export function useSessionUpkeep(queryClient: QueryClient): void {
  useEffect(() => followOtherTabs(), []);
  useEffect(() => renewInTime(), []);
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (now.user?.id !== before.user?.id) queryClient.clear();
      }),
    [queryClient],
  );
}

function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) readStoredSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function renewInTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    const { token, receivedAt, status } = sessionStore.getState();
    if (!token || status !== 'signed-in') return;
    const delay = refreshDelay(token, receivedAt);
    // A failure ends nothing: the next call that needs a token asks again.
    timer = setTimeout(() => void renewToken(token).catch(() => undefined), delay);
  };
  plan();
  const stop = sessionStore.subscribe(plan);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
