import { useStore } from 'zustand';
import { screenTitleStore } from '../lib/screen-title.ts';
import { useScreenHandle } from './screen-handle.ts';

/** Returns the title the screen has set, or the title of its route until the screen has loaded. */
export function useScreenName(): string {
  const own = useStore(screenTitleStore, ({ title }) => title);
  const handle = useScreenHandle();
  return own ?? handle?.title ?? '';
}
