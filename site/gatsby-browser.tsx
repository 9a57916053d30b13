import type { GatsbyBrowser } from 'gatsby';
import { forgetComingAlive } from './src/lib/seen-before-alive.ts';
import { showWholePage } from './src/lib/whole-page.ts';
import { translateAnnouncer } from './src/root/route-announcer.ts';

export { leaveDashboardScroll as shouldUpdateScroll } from './src/root/dashboard-scroll.ts';
export { slicedHydration as replaceHydrateFunction } from './src/root/hydrate.tsx';
export { prefetchIcons as onInitialClientRender } from './src/root/prefetch-icons.ts';
export { wrapPageElement } from './src/root/wrap-page-element.tsx';

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) forgetComingAlive();
  translateAnnouncer();
  showWholePage(location, prevLocation);
};
