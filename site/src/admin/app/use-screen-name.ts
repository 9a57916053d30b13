import { useStore } from 'zustand';
import { screenTitleStore } from '../lib/screen-title.ts';
import { useScreenHandle } from './screen-handle.ts';

/** What the screen calls itself, or what its route does until it has loaded. */
export function useScreenName(): string {
  const own = useStore(screenTitleStore, ({ title }) => title);
  const handle = useScreenHandle();
  return own ?? handle?.title ?? '';
}
