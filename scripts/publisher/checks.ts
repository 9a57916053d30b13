import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Every address of the specification that a visitor can ask for. */
export const PUBLIC_ROUTES = [
  '/',
  '/productos',
  '/servicios',
  '/portafolio',
  '/sobre-nosotros',
  '/blog',
  '/contacto',
] as const;

const REFERENCE = /(?:src|href|srcset|imagesrcset|poster|data-src|data-srcset|content)="([^"]*)"/gi;
const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;
const INLINE_URL = /url\((?:"|'|&quot;|&#x27;)?([^"')&]+)/gi;
// Only what a page needs to work: a link to a file that an editor mistyped does not stop a release.
const ASSET = /\.(js|css|json|webmanifest|png|jpe?g|webp|avif|svg|ico|woff2?)$/i;

/** The file of a release that answers a route, as its possible names. */
export function filesOfRoute(route: string): string[] {
  const name = route.replace(/^\/+|\/+$/g, '');
  return name === '' ? ['index.html'] : [`${name}/index.html`, `${name}.html`];
}

function pathsIn(value: string): string[] {
  return value
    .replaceAll('&amp;', '&')
    .split(/,\s+|\s+/)
    .filter((part) => part.startsWith('/') && !part.startsWith('//'));
}

function decodePath(reference: string): string {
  try {
    return decodeURI(reference);
  } catch {
    return reference;
  }
}

/** The local files that a page's HTML names, as paths inside the release. */
export function referencesIn(html: string): string[] {
  const values = [...html.matchAll(REFERENCE), ...html.matchAll(INLINE_URL)];
  const names = values
    .flatMap(([, value = '']) => pathsIn(value))
    .map((reference) => decodePath(reference.split(/[?#]/, 1)[0] ?? ''))
    .filter((name) => ASSET.test(name) && !/^\/(api|uploads)\//.test(name));
  return [...new Set(names.map((name) => name.slice(1)))];
}

/** The addresses of the pages Gatsby wrote data for: `index`, `blog`, `404.html`… */
function pagesWithData(files: Set<string>): string[] {
  return [...files].flatMap((file) => PAGE_DATA.exec(file)?.[1] ?? []);
}

function missingPages(files: Set<string>): string[] {
  const isMissing = (route: string): boolean => !filesOfRoute(route).some((f) => files.has(f));
  const built = pagesWithData(files)
    .filter((page) => !files.has(page))
    .map((page) => (page === 'index' ? '/' : `/${page}`));
  const routes = new Set([...PUBLIC_ROUTES, ...built]);
  const problems = [...routes].filter(isMissing).map((route) => `Falta la página ${route}.`);
  if (!files.has('404.html')) problems.push('Falta la página 404.html.');
  return problems;
}

/**
 * What keeps a build from going live, in Spanish; empty when it may.
 * @param files the files of the build, as paths inside `publicDir`
 */
export async function checkBuild(publicDir: string, files: string[]): Promise<string[]> {
  const known = new Set(files);
  const problems = missingPages(known);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(publicDir, file), 'utf8');
    if (!html.includes('</html>')) problems.push(`La página ${file} está incompleta.`);
    for (const name of referencesIn(html)) {
      if (known.has(name) || existsSync(path.join(publicDir, name))) continue;
      problems.push(`La página ${file} usa /${name}, que no existe.`);
    }
  }
  return problems;
}
