import { listPages, UNLISTED_PAGES } from '@tequiora/cms/contracts/pages.ts';

/** Every public page with a fixed URL; products and cases are in the sitemap. */
export const FIXED_ROUTES = [...listPages().map(([path]) => path), ...UNLISTED_PAGES];

/** A page of the demo content that is composed of sections. */
export const COMPOSED_ROUTE = '/para-restaurantes';
