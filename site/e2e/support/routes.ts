import { listPages, THANKS_PATH } from '@tequiora/cms/contracts/pages.ts';

/** Every public page with a fixed URL; products and cases are in the sitemap. */
export const FIXED_ROUTES = [...listPages().map(([path]) => path), THANKS_PATH];
