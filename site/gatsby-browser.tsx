export { prefetchIcons as onInitialClientRender } from './src/root/prefetch-icons.ts';
export { wrapPageElement } from './src/root/wrap-page-element.tsx';
