import { css, Global } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useStore } from 'zustand';
import { Toaster } from '#src/components/notifications/toaster.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { WaitingScreen } from '#src/components/ui/waiting-screen.tsx';
import { color, space } from '#src/theme/tokens.ts';
import { focusPressedButtons } from '../lib/focus-pressed-buttons.ts';
import { dropPendingDeletions } from '../lib/pending-deletions.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { refreshAccessToken } from '../lib/refresh-access-token.ts';
import { refreshDelay } from '../lib/refresh-delay.ts';
import { readStoredSession, SESSION_KEY, sessionStore } from '../lib/session-store.ts';
import { checkSession, recheckSession } from '../lib/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { createDashboardRouter } from './router.tsx';

export function DashboardApp() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(createDashboardRouter);
  useSessionLifecycle(queryClient);
  useEffect(() => () => router.dispose(), [router]);
  useEffect(focusPressedButtons, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Global styles={dashboardCss} />
      <SessionGate>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
      </SessionGate>
      <Toaster place="bar" />
    </QueryClientProvider>
  );
}

/** Renders its children only after the CMS has verified the session. */
function SessionGate({ children }: { children: ReactNode }) {
  const status = useStore(sessionStore, (state) => state.status);

  useEffect(() => {
    void checkSession();
  }, []);

  switch (status) {
    case 'checking':
      return <WaitingScreen />;
    case 'unreachable':
      return <UnreachableScreen onRetry={() => void checkSession()} />;
    case 'signed-in':
    case 'signed-out':
      return <>{children}</>;
  }
}

/** Shown when the CMS could not verify the session; the user stays signed in. */
function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main css={screenCss}>
      <Container>
        <ErrorState
          title="No pudimos comprobar tu sesión"
          hint="El servidor no respondió. Tu sesión sigue abierta: revisa tu conexión y vuelve a intentarlo."
          onRetry={onRetry}
        />
      </Container>
    </main>
  );
}

/**
 * Refreshes the token before it expires, syncs the session with other tabs, and clears cached data and
 * pending deletions when the user changes or leaves.
 */
function useSessionLifecycle(queryClient: QueryClient): void {
  useEffect(() => syncWithOtherTabs(), []);
  useEffect(() => hideInHistory(), []);
  useEffect(() => dropPendingDeletions, []);
  useEffect(() => scheduleRefresh(), []);
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (now.user?.id === before.user?.id) return;
        queryClient.clear();
        dropPendingDeletions();
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

/**
 * Hides a document that the browser keeps for its Back button, and shows it only after its session was
 * verified: the user may have signed out since, and a kept document receives no events.
 */
function hideInHistory(): () => void {
  const root = document.documentElement;
  const onHide = ({ persisted }: PageTransitionEvent) => {
    root.hidden = persisted;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    void recheckSession().finally(() => {
      root.hidden = false;
    });
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
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

// The top bar is lower than on the public pages; notifications and anchors are offset by its
// height.
const dashboardCss = css({
  ':root': { '--l-nav': '4rem' },
  body: { background: color.bgSubtle },
});

const screenCss = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: '100dvh',
  paddingBlock: space[7],
});
