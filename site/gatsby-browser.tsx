export { slicedHydration as replaceHydrateFunction } from './src/root/hydrate.tsx';
export { prefetchIcons as onInitialClientRender } from './src/root/prefetch-icons.ts';
export { translateAnnouncer as onRouteUpdate } from './src/root/route-announcer.ts';
export { wrapPageElement } from './src/root/wrap-page-element.tsx';
