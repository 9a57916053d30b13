import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { SkipLink } from '#src/components/layout/skip-link.tsx';
import { notificationStore } from '#src/components/notifications/store.ts';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { MAIN_ID } from '@tequiora/cms/contracts/pages.ts';
import { undoNewest } from '../lib/offer-undo.ts';
import { paths } from '../lib/paths.ts';
import { Redirect } from '../lib/redirect.tsx';
import { loginPath, twoFactorPath } from '../lib/return-path.ts';
import { useWindowTitle } from '../lib/screen-title.ts';
import { sessionStore } from '../lib/session-store.ts';
import { useDesktopNotifications } from '../lib/use-desktop-notifications.ts';
import { useEnquiryCounts } from '../lib/use-enquiry-counts.ts';
import { useShortcuts } from '../lib/use-shortcuts.ts';
import { Banner } from '../ui/banner.tsx';
import { Drawer } from './drawer.tsx';
import { useScreenName } from './screen-handle.ts';
import { Sidebar } from './sidebar.tsx';
import { Topbar } from './topbar.tsx';

/** Frame of every dashboard screen. */
function Shell() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div css={shellCss}>
      <SkipLink />
      <aside aria-label="Menú del panel" css={asideCss}>
        <Sidebar />
      </aside>
      <Drawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      <div css={columnCss}>
        <Topbar isMenuOpen={isMenuOpen} onOpenMenu={() => setIsMenuOpen(true)} />
        <OfflineBanner />
        <main id={MAIN_ID} tabIndex={-1} css={mainCss}>
          <Outlet />
        </main>
      </div>
      <ScreenAnnouncer />
      <ScrollRestoration />
    </div>
  );
}

/** Shows a warning while the browser is offline. */
function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div css={placeCss}>
      <Banner tone="warning">
        Sin conexión: ves lo último que se cargó, y los cambios no se pueden guardar todavía.
      </Banner>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Sets the window title, announces the screen to assistive technology and moves the focus to it.
 */
function ScreenAnnouncer() {
  const { pathname } = useLocation();
  const name = useScreenName();
  const shown = useRef(pathname);

  useWindowTitle(name, useEnquiryCounts().data?.nuevo);
  useDesktopNotifications();
  const hasUndo = useStore(notificationStore, ({ notifications }) =>
    notifications.some(({ action }) => action),
  );
  useShortcuts({ undo: hasUndo ? undoNewest : undefined });

  // Before the screen is painted: a shortcut that is pressed then must not lose its focus again.
  useLayoutEffect(() => {
    // Not after a page load: there the browser's default focus order is right.
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden as="div">
      <span role="status">{name}</span>
    </VisuallyHidden>
  );
}

/**
 * Renders the dashboard for a signed-in user; redirects others to the sign-in page with a return
 * path.
 */
export function SessionGuard() {
  const { pathname, search } = useLocation();
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'signed-in');
  const hasLeft = useStore(sessionStore, ({ ending }) => ending === 'left');
  const mustSetUp = useStore(sessionStore, ({ user }) => user?.mustSetUpTwoFactor === true);
  if (isSignedIn && mustSetUp) return <Redirect to={twoFactorPath(pathname + search)} />;
  if (isSignedIn) return <Shell />;
  return <Redirect to={hasLeft ? paths.login.to() : loginPath(pathname + search)} />;
}

const shellCss = css({
  minHeight: '100dvh',
  background: color.bgSubtle,
  [mq.lg]: { display: 'grid', gridTemplateColumns: '264px minmax(0, 1fr)' },
});

const asideCss = css({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  [mq.belowLg]: { display: 'none' },
  [mq.print]: { display: 'none' },
});

const columnCss = css({ ...flex.column, minWidth: 0 });

const mainCss = css({
  ...flex.column,
  gap: space[7],
  width: '100%',
  maxWidth: '84rem',
  padding: space[5],
  paddingBottom: space[11],
  [mq.md]: { padding: space[7], paddingBottom: space[11] },
  [mq.xl]: { padding: space[8], paddingBottom: space[11] },
});

const placeCss = css({ padding: `${space[5]} ${space[5]} 0` });
