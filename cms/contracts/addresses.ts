/** Where visitors find an entry by its slug: the address is this prefix and the slug. */

/** Types whose entries have a page of their own. */
export const ENTRY_PAGES: Readonly<Record<string, string>> = {
  'api::product.product': '/productos/',
  'api::case.case': '/portafolio/',
};

/** Types that a link can name within a page; a server never hears of what comes after `#`. */
export const ENTRY_LINKS: Readonly<Record<string, string>> = {
  'api::flagship-product.flagship-product': '/productos#',
  'api::service.service': '/servicios#',
  'api::complementary-service.complementary-service': '/servicios#',
  'api::product-category.product-category': '/productos?categoria=',
  'api::industry.industry': '/portafolio?industria=',
};

/** The address of an entry's own page; undefined when it has none. */
export function pageOf(uid: string, slug: unknown): string | undefined {
  const prefix = ENTRY_PAGES[uid];
  return prefix !== undefined && typeof slug === 'string' && slug !== ''
    ? prefix + slug
    : undefined;
}
