import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** Title set by the current screen; while null, the title of the route is used. */
export const screenTitleStore = createStore<{ title: string | null }>(() => ({ title: null }));

const SUFFIX = 'Panel de Administración · Tequiora';

/** Sets the title of the window for a screen; '' while it has no title. */
export function useWindowTitle(screen: string): void {
  useEffect(() => {
    document.title = screen ? `${screen} · ${SUFFIX}` : SUFFIX;
  }, [screen]);
}

/** Sets the screen title for the window title, the breadcrumb and screen readers. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    screenTitleStore.setState({ title });
    return () => screenTitleStore.setState({ title: null });
  }, [title]);
}
