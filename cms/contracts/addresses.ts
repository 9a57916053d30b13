/** Where visitors find an entry by its slug: the address is this prefix and the slug. */

/** Types whose entries have a page of their own. */
export const ENTRY_PAGES: Readonly<Record<string, string>> = {
  'api::product.product': '/productos/',
  'api::case.case': '/portafolio/',
};

/** Types that exist once and are a page of their own. */
export const SINGLE_PAGES: Readonly<Record<string, string>> = {
  'api::home-page.home-page': '/',
  'api::products-page.products-page': '/productos',
  'api::services-page.services-page': '/servicios',
  'api::portfolio-page.portfolio-page': '/portafolio',
  'api::about-page.about-page': '/sobre-nosotros',
  'api::contact-page.contact-page': '/contacto',
  'api::blog-page.blog-page': '/blog',
  'api::privacy-page.privacy-page': '/aviso-de-privacidad',
};

/** Pages that the site always has; that after a form, and the dashboard, are no entry's. */
export const FIXED_PAGES: readonly string[] = [
  ...Object.values(SINGLE_PAGES),
  '/contacto/gracias',
  '/admin',
];

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

/** An address (slug): words in lower case without accents, and numbers, joined by hyphens. */
const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isAddress(slug: string): boolean {
  return ADDRESS.test(slug);
}

/** Names that files and pages of every site have, and what programs write for nothing. */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  ...['index', '404', '500', 'admin', 'api', 'uploads', 'static', 'page-data', 'app-data'],
  ...['dev-404-page', 'null', 'undefined', 'nan', 'true', 'false', 'constructor', 'top'],
]);
