/** Paths of entries on the site: prefix plus slug. */

/** Types whose entries have their own page, with the path prefix. */
export const ENTRY_PAGES: Readonly<Record<string, string>> = {
  'api::product.product': '/productos/',
  'api::case.case': '/portafolio/',
};

/** Single types that are a page, with its path. */
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

/** Pages that always exist; the thank-you page and the dashboard belong to no entry. */
export const FIXED_PAGES: readonly string[] = [
  ...Object.values(SINGLE_PAGES),
  '/contacto/gracias',
  '/admin',
];

/** Types that a link can target within a page. */
export const ENTRY_LINKS: Readonly<Record<string, string>> = {
  'api::flagship-product.flagship-product': '/productos#',
  'api::service.service': '/servicios#',
  'api::complementary-service.complementary-service': '/servicios#',
  'api::product-category.product-category': '/productos?categoria=',
  'api::industry.industry': '/portafolio?industria=',
};

/** Returns the path of an entry's own page; undefined when it has none. */
export function entryPath(uid: string, slug: unknown): string | undefined {
  const prefix = ENTRY_PAGES[uid];
  return prefix !== undefined && typeof slug === 'string' && slug !== ''
    ? prefix + slug
    : undefined;
}

/** A slug: lower-case words without accents, and numbers, joined by hyphens. */
const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isAddress(slug: string): boolean {
  return ADDRESS.test(slug);
}

/** Slugs that collide with files or pages of the site, or are stringified empty values. */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  ...['index', '404', '500', 'admin', 'api', 'uploads', 'static', 'page-data', 'app-data'],
  ...['dev-404-page', 'null', 'undefined', 'nan', 'true', 'false', 'constructor', 'top'],
]);
