import { Navigate, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { paths } from '../lib/paths.ts';
import { loginPath, twoFactorPath } from '../lib/return-path.ts';
import { sessionStore } from '../lib/session-store.ts';
import { Shell } from './shell.tsx';

/** Lets in who is signed in; the others come back to this address after signing in. */
export function SessionGuard() {
  const { pathname, search } = useLocation();
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'signed-in');
  const hasLeft = useStore(sessionStore, ({ ending }) => ending === 'left');
  const mustSetUp = useStore(sessionStore, ({ user }) => user?.mustSetUpTwoFactor === true);
  if (isSignedIn && mustSetUp) return <Navigate to={twoFactorPath(pathname + search)} replace />;
  if (isSignedIn) return <Shell />;
  return <Navigate to={hasLeft ? paths.login.to() : loginPath(pathname + search)} replace />;
}
