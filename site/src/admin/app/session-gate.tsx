import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { WaitingScreen } from '#src/components/ui/waiting-screen.tsx';
import { sessionStore } from '../lib/session-store.ts';
import { checkSession } from '../lib/session.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';

/** Renders its children only after the CMS has verified the session. */
export function SessionGate({ children }: { children: ReactNode }) {
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
