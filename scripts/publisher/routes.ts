/** All fixed public routes of the specification. */
export const PUBLIC_ROUTES = [
  '/',
  '/productos',
  '/servicios',
  '/portafolio',
  '/sobre-nosotros',
  '/blog',
  '/contacto',
  '/aviso-de-privacidad',
] as const;

/** Content type → prefix of the address of an entry's page, followed by its slug. */
export const ENTRY_PAGES: Record<string, string> = {
  'api::product.product': '/productos/',
  'api::case.case': '/portafolio/',
};

/** Route → single type whose texts the page shows. */
export const PAGE_TYPES: Record<string, string> = {
  '/': 'api::home-page.home-page',
  '/productos': 'api::products-page.products-page',
  '/servicios': 'api::services-page.services-page',
  '/portafolio': 'api::portfolio-page.portfolio-page',
  '/sobre-nosotros': 'api::about-page.about-page',
  '/blog': 'api::blog-page.blog-page',
  '/contacto': 'api::contact-page.contact-page',
  '/aviso-de-privacidad': 'api::privacy-page.privacy-page',
  '/404.html': 'api::not-found-page.not-found-page',
};

/** Single type whose texts are on every page. */
export const SHARED_TYPE = 'api::site-settings.site-settings';

const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;

/** Returns the candidate files of a route, best first. */
export function filesOfRoute(route: string): string[] {
  const name = route.replace(/^\/+|\/+$/g, '');
  return name === '' ? ['index.html'] : [name, `${name}/index.html`, `${name}.html`];
}

/** Returns the route of a page file: `/productos` for `productos/index.html`. */
export function routeOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}

export function dataFileOfRoute(route: string): string {
  return `page-data/${route === '/' ? 'index' : route.slice(1)}/page-data.json`;
}

export function builtRoutes(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    const page = PAGE_DATA.exec(file)?.[1];
    if (page === undefined) return [];
    return page === 'index' ? ['/'] : [`/${page}`];
  });
}
