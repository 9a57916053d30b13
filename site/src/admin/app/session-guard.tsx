import { Navigate, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { paths } from '../lib/paths.ts';
import { loginPath, twoFactorPath } from '../lib/return-path.ts';
import { sessionStore } from '../lib/session-store.ts';
import { Shell } from './shell.tsx';

/**
 * Renders the dashboard for a signed-in user; redirects others to the sign-in page with a return
 * path.
 */
export function SessionGuard() {
  const { pathname, search } = useLocation();
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'signed-in');
  const hasLeft = useStore(sessionStore, ({ ending }) => ending === 'left');
  const mustSetUp = useStore(sessionStore, ({ user }) => user?.mustSetUpTwoFactor === true);
  if (isSignedIn && mustSetUp) return <Navigate to={twoFactorPath(pathname + search)} replace />;
  if (isSignedIn) return <Shell />;
  return <Navigate to={hasLeft ? paths.login.to() : loginPath(pathname + search)} replace />;
}
