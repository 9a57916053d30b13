/** Every address of the specification that a visitor can ask for. */
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

/** The address of an entry's own page is this prefix and its slug. */
export const ENTRY_PAGES: Record<string, string> = {
  'api::product.product': '/productos/',
  'api::case.case': '/portafolio/',
};

/** The single type whose texts a page shows. */
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

/** What stands on every page. */
export const SHARED_TYPE = 'api::site-settings.site-settings';

const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;

/** The files of a release that may answer a route, best first. */
export function filesOfRoute(route: string): string[] {
  const name = route.replace(/^\/+|\/+$/g, '');
  return name === '' ? ['index.html'] : [name, `${name}/index.html`, `${name}.html`];
}

/** The address of a page's file: `/productos` for `productos/index.html`. */
export function routeOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}

/** The file with the data of a page. */
export function dataFileOfRoute(route: string): string {
  return `page-data/${route === '/' ? 'index' : route.slice(1)}/page-data.json`;
}

/** The addresses of the pages Gatsby wrote data for. */
export function builtRoutes(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    const page = PAGE_DATA.exec(file)?.[1];
    if (page === undefined) return [];
    return page === 'index' ? ['/'] : [`/${page}`];
  });
}
