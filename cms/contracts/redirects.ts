/** Addresses without a page: where they lead. Former addresses of entries, and those that staff add. */

export const REDIRECT_STATUS = { permanente: 301, temporal: 302, eliminada: 410 } as const;

export type RedirectKind = keyof typeof REDIRECT_STATUS;

export const REDIRECT_LABELS: Readonly<Record<RedirectKind, string>> = {
  permanente: 'Permanente (301)',
  temporal: 'Temporal (302)',
  eliminada: 'Ya no existe (410)',
};

/** Paths and https URLs in `to` may have a query and an anchor. */
export type Redirect = { status: 301 | 302; to: string } | { status: 410 };

/** By the address without a page. */
export type Redirects = Record<string, Redirect>;

/** Longest part between two slashes: each part becomes a file name in a release. */
const MAX_SEGMENT_BYTES = 200;

const OWN_PATH = /^\/(?![/\\])[^\s?#\\%]+$/;
const DOTS = /\/\.{1,2}(\/|$)/;

/** First parts of the addresses that belong to programs and files; `.` for hidden files. */
const RESERVED =
  /^\/(?:admin|api|uploads|static|page-data|icons|vista-previa|404|index\.html|\.)(?:[/.]|$)/i;
const RESERVED_FILES =
  /^\/(?:robots\.txt|favicon\.ico|release\.json|files\.json|_redirects|publication\.json|sitemap[\w-]*\.xml|manifest\.webmanifest|chunk-map\.json|webpack\.stats\.json|blog\/(?:atom\.xml|feed\.json)|.*\.(?:br|gz))$/i;
/** Further pages of the lists of articles, which come and go with their number. */
const LIST_PAGES = /^\/blog\/(?:categoria\/[^/]+\/)?pagina\/\d+$/i;

/** Returns true for a path that the site itself uses and that cannot be redirected. */
export function isReservedPath(path: string): boolean {
  return [RESERVED, RESERVED_FILES, LIST_PAGES].some((reserved) => reserved.test(path));
}

/** Returns true for a path with a part that is too long for the name of a file. */
export function isTooLongPath(path: string): boolean {
  return path
    .split('/')
    .some((segment) => new TextEncoder().encode(segment).length > MAX_SEGMENT_BYTES);
}

/** Returns true for a decoded path, without query, that can be redirected. */
export function isRedirectablePath(path: string): boolean {
  const isWellFormed = OWN_PATH.test(path) && !DOTS.test(path) && !path.slice(1).includes('//');
  return isWellFormed && !isTooLongPath(path);
}

/** Returns the path of an address of the site without query, anchor and last slash. */
export function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}
