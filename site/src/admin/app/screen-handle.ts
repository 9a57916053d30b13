import { useMatches } from 'react-router-dom';

/** What a route says of itself, for the window's title and the breadcrumb. */
export type ScreenHandle = {
  title: string;
  parent?: { title: string; path: string };
};

/** The handle of the screen that is shown. */
export function useScreenHandle(): ScreenHandle | null {
  const handle = useMatches().at(-1)?.handle;
  return isScreenHandle(handle) ? handle : null;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
