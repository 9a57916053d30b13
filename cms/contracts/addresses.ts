/** Paths of entries on the site. */
import { listPages, type PagePath, THANKS_PATH } from './pages';

type ShownType = {
  /** Pages that show the entries; the first one lists all of them. */
  pages: readonly [PagePath, ...PagePath[]];
  /** Precedes the slug in links, after the first page; '/' when an entry has its own page. */
  link?: string;
};

/** Types whose entries are shown on pages. */
export const SHOWN_TYPES = {
  'product-category': { pages: ['/productos'], link: '?categoria=' },
  product: { pages: ['/productos', '/'], link: '/' },
  'flagship-product': { pages: ['/productos'], link: '#' },
  service: { pages: ['/servicios', '/'], link: '#' },
  package: { pages: ['/servicios'] },
  'complementary-service': { pages: ['/servicios'], link: '#' },
  industry: { pages: ['/portafolio'], link: '?industria=' },
  case: { pages: ['/portafolio'], link: '/' },
  testimonial: { pages: ['/'] },
  client: { pages: ['/'] },
} as const satisfies Record<string, ShownType>;

export type ShownTypeName = keyof typeof SHOWN_TYPES;

/** Returns the types whose entries are shown on pages. */
export function listShownTypes(): [ShownTypeName, ShownType][] {
  return Object.entries(SHOWN_TYPES) as [ShownTypeName, ShownType][];
}

const uidOf = (type: string) => `api::${type}.${type}`;

function linksOf(select: (link: string) => boolean): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listShownTypes().flatMap(([type, { pages, link }]) =>
      link !== undefined && select(link) ? [[uidOf(type), pages[0] + link]] : [],
    ),
  );
}

/** Types whose entries have their own page, with the path prefix. */
export const ENTRY_PAGES = linksOf((link) => link === '/');

/** Types that a link can target within a page, such as `/servicios#`. */
export const ENTRY_LINKS = linksOf((link) => link !== '/');

/** The page that lists all entries of a type. */
export const LISTS: Readonly<Record<string, string>> = Object.fromEntries(
  listShownTypes().map(([type, { pages }]) => [uidOf(type), pages[0]]),
);

/** Single types that are a page, with its path. */
export const SINGLE_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  listPages().map(([path, { type }]) => [uidOf(type), path]),
);

/** Pages that always exist; the thank-you page and the dashboard belong to no entry. */
export const FIXED_PAGES: readonly string[] = [
  ...Object.values(SINGLE_PAGES),
  THANKS_PATH,
  '/admin',
];

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
