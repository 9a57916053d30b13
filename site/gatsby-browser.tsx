import type { GatsbyBrowser } from 'gatsby';
import { forgetComingAlive } from './src/lib/seen-before-alive.ts';
import { showWholePage } from './src/lib/whole-page.ts';
import { prefetchIcons } from './src/root/prefetch-icons.ts';
import { rememberScroll } from './src/root/remember-scroll.ts';
import { translateAnnouncer } from './src/root/route-announcer.ts';

export { leaveDashboardScroll as shouldUpdateScroll } from './src/root/dashboard-scroll.ts';
export { slicedHydration as replaceHydrateFunction } from './src/root/hydrate.tsx';
export { wrapPageElement } from './src/root/wrap-page-element.tsx';

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) forgetComingAlive();
  translateAnnouncer();
  showWholePage(location, prevLocation);
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  prefetchIcons();
  rememberScroll();
};
