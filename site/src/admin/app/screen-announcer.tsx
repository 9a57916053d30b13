import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from '#src/components/layout/main-content.ts';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { useScreenName } from './use-screen-name.ts';

const SUFFIX = 'Panel de Administración · Tequiora';

/** Names the window after the screen, says so aloud, and takes the focus along. */
export function ScreenAnnouncer() {
  const { pathname } = useLocation();
  const name = useScreenName();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = name ? `${name} · ${SUFFIX}` : SUFFIX;
  }, [name]);

  useEffect(() => {
    // Not after a load of the page: there the browser's own order of focus is right.
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
