import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** Title set by the current screen; while null, the title of the route is used. */
export const screenTitleStore = createStore<{ title: string | null }>(() => ({ title: null }));

const SUFFIX = 'Panel de Administración · Tequiora';

/**
 * Sets the title of the window for a screen; '' while it has no title.
 * @param newCount enquiries without a reply, shown first: tabs show the start of a title
 */
export function useWindowTitle(screen: string, newCount = 0): void {
  useEffect(() => {
    const title = screen ? `${screen} · ${SUFFIX}` : SUFFIX;
    document.title = newCount > 0 ? `(${newCount}) ${title}` : title;
  }, [screen, newCount]);
}

/** Sets the screen title for the window title, the breadcrumb and screen readers. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    screenTitleStore.setState({ title });
    return () => screenTitleStore.setState({ title: null });
  }, [title]);
}
