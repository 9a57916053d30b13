import { createStore } from 'zustand/vanilla';
import { useEffect } from 'react';

/** Title of the screen that is shown, once it knows it; until then the route's own is used. */
export const screenTitleStore = createStore<{ title: string | null }>(() => ({ title: null }));

/** Names the screen: in the window's title, in the breadcrumb and for screen readers. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    screenTitleStore.setState({ title });
    return () => screenTitleStore.setState({ title: null });
  }, [title]);
}
