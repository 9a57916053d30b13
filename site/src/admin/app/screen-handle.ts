import { useMatches } from 'react-router-dom';
import { useStore } from 'zustand';
import { screenTitleStore } from '../lib/screen-title.ts';

/** Handle of a route, for the window title and the bar at the top. */
export type ScreenHandle = {
  title: string;
  parent?: { title: string; to: () => string };
  /** The keyboard shortcuts of the inbox work on it. */
  hasShortcuts?: true;
};

/** Returns the handle of the current screen. */
export function useScreenHandle(): ScreenHandle | null {
  return (useMatches().at(-1)?.handle ?? null) as ScreenHandle | null;
}

/** Returns the title the screen has set, or the title of its route until the screen has loaded. */
export function useScreenName(): string {
  const own = useStore(screenTitleStore, ({ title }) => title);
  const handle = useScreenHandle();
  return own ?? handle?.title ?? '';
}
