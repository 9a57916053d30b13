import type { GatsbyBrowser } from 'gatsby';
import { recordVisit } from './src/enquiry/visit-source.ts';
import { resetHydration } from './src/lib/ms-before-hydration.ts';
import { showWholePage } from './src/lib/whole-page.ts';
import { prefetchIcons } from './src/root/prefetch-icons.ts';
import { reportScrollPosition } from './src/root/report-scroll-position.ts';
import { translateRouteAnnouncer } from './src/root/route-announcer.ts';
import { removeSpeculationRules } from './src/root/speculation-rules.tsx';

export { shouldUpdateScroll } from './src/root/should-update-scroll.ts';
export { concurrentHydration as replaceHydrateFunction } from './src/root/concurrent-hydration.tsx';
export { wrapPageElement } from './src/root/wrap-page-element.tsx';

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) resetHydration();
  translateRouteAnnouncer();
  showWholePage(location, prevLocation);
  recordVisit(location, prevLocation ? undefined : document.referrer);
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // On pages without hydration.
  window.earlyActions = undefined;
  removeSpeculationRules();
  prefetchIcons();
  reportScrollPosition();
};
