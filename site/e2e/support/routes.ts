import { listPages, UNLISTED_PAGES } from '@tequiora/cms/contracts/pages.ts';

/** Every public page with a fixed URL; products and cases are in the sitemap. */
export const FIXED_ROUTES = [...listPages().map(([path]) => path), ...UNLISTED_PAGES];

/** The pages of the systems in the demo content. */
export const SYSTEM_ROUTES = [
  '/productos/tequiora-caja',
  '/productos/tequiora-posada',
  '/productos/tequiora-vitrina',
];

/** A page of the demo content that is composed of sections. */
export const COMPOSED_ROUTE = '/para-restaurantes';

/** A case of the demo content with all its optional parts. */
export const CASE_ROUTE = '/portafolio/hotel-casa-yelvia';
