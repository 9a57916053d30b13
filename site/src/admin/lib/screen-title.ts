import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** Title set by the current screen; while null, the title of the route is used. */
export const screenTitleStore = createStore<{ title: string | null }>(() => ({ title: null }));

/** Sets the screen title for the window title, the breadcrumb and screen readers. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    screenTitleStore.setState({ title });
    return () => screenTitleStore.setState({ title: null });
  }, [title]);
}
