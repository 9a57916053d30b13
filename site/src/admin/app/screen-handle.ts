import { useMatches } from 'react-router-dom';

/** Handle of a route, for the window title and the bar at the top. */
export type ScreenHandle = {
  title: string;
  parent?: { title: string; path: string };
  /** The keyboard shortcuts of the inbox work on it. */
  hasShortcuts?: true;
};

/** Returns the handle of the current screen. */
export function useScreenHandle(): ScreenHandle | null {
  const handle = useMatches().at(-1)?.handle;
  return isScreenHandle(handle) ? handle : null;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
