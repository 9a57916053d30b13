import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { MAIN_ID } from '@tequiora/cms/contracts/pages.ts';
import { useScreenName } from './use-screen-name.ts';

const SUFFIX = 'Panel de Administración · Tequiora';

/**
 * Sets the window title, announces the screen to assistive technology and moves the focus to it.
 */
export function ScreenAnnouncer() {
  const { pathname } = useLocation();
  const name = useScreenName();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = name ? `${name} · ${SUFFIX}` : SUFFIX;
  }, [name]);

  useEffect(() => {
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
