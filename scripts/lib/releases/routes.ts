import { SINGLE_PAGES } from '@tequiora/cms/contracts/addresses.ts';

/** All fixed public routes. */
export const PUBLIC_ROUTES = Object.values(SINGLE_PAGES);

// UPSTREAM: gatsby 5.16 · the addresses of page data
// why: no other place lists the routes of a build
// test: site/e2e/publishing/publish.spec.ts
// until: Gatsby writes a list of pages
const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;

const DASHBOARD_SHELL = 'admin/[...]/index.html';
export const NOT_FOUND_PAGE = '404.html';

/** Returns the candidate files of a route, best first. */
export function filesOfRoute(route: string): string[] {
  const name = route.replace(/^\/+|\/+$/g, '');
  return name === '' ? ['index.html'] : [name, `${name}/index.html`, `${name}.html`];
}

/** Returns the file that the web server sends for a decoded address; undefined when there is none. */
export function findFile(
  files: { has: (file: string) => boolean },
  route: string,
): string | undefined {
  const found = filesOfRoute(route).find((file) => files.has(file));
  if (found !== undefined) return found;
  return /^\/*admin(\/|$)/.test(route) && files.has(DASHBOARD_SHELL) ? DASHBOARD_SHELL : undefined;
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
