import { SINGLE_PAGES } from '@tequiora/cms/contracts/addresses.ts';

/** All fixed public routes. */
export const PUBLIC_ROUTES = Object.values(SINGLE_PAGES);

/** Route → single type whose texts the page shows. */
export const PAGE_TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SINGLE_PAGES).map(([uid, route]) => [route, uid])),
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
