/** Paths of entries on the site. */
import { listPages, type PagePath, UNLISTED_PAGES } from './pages';

type ShownType = {
  /** Pages that show the entries; the first one lists all of them. Empty when no page does. */
  pages: readonly PagePath[];
  /** Precedes the slug in links, after the first page; ends with '/' when an entry has its own page. */
  link?: string;
  /** Entries with their own page are also sections of the first page, at '#slug'. */
  isSection?: true;
  /** Other entries refer to the entries by a relation, although they have no link. */
  isRelated?: true;
};

/** Types whose entries are shown on pages. */
export const SHOWN_TYPES = {
  'product-category': { pages: ['/productos'], link: '?categoria=' },
  product: { pages: ['/productos', '/'], link: '/' },
  'flagship-product': { pages: ['/productos'], link: '/', isSection: true },
  service: { pages: ['/servicios', '/'], link: '#' },
  package: { pages: ['/servicios'] },
  'complementary-service': { pages: ['/servicios'], link: '#' },
  industry: { pages: ['/portafolio'], link: '?industria=' },
  case: { pages: ['/portafolio'], link: '/' },
  testimonial: { pages: ['/'] },
  client: { pages: ['/'] },
  // At the root of the site: `/buen-fin`.
  page: { pages: [], link: '/' },
  article: { pages: ['/blog'], link: '/' },
  'article-category': { pages: ['/blog'], link: '/categoria/' },
  author: { pages: ['/blog'], isRelated: true },
} as const satisfies Record<string, ShownType>;

export type ShownTypeName = keyof typeof SHOWN_TYPES;

/** Returns the types whose entries are shown on pages. */
export function listShownTypes(): [ShownTypeName, ShownType][] {
  return Object.entries(SHOWN_TYPES) as [ShownTypeName, ShownType][];
}

/** Returns true when entries with these links have their own page. */
export function isPageLink(link: string | undefined): boolean {
  return link?.endsWith('/') === true;
}

const uidOf = (type: string) => `api::${type}.${type}`;

function linksOf(select: (link: string) => boolean): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listShownTypes().flatMap(([type, { pages, link }]) =>
      link !== undefined && select(link) ? [[uidOf(type), (pages[0] ?? '') + link]] : [],
    ),
  );
}

/** Types whose entries have their own page, with the path prefix. */
export const ENTRY_PAGES = linksOf(isPageLink);

/** Types that a link can target within a page, such as `/servicios#`. */
export const ENTRY_LINKS = linksOf((link) => !isPageLink(link));

/** Types whose entries are sections of a page, at '#slug', with the path of the page. */
export const SECTION_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  listShownTypes().flatMap(([type, { pages, link, isSection }]) =>
    pages[0] && (link === '#' || isSection) ? [[uidOf(type), pages[0]]] : [],
  ),
);

const RELATED_TYPES: ReadonlySet<string> = new Set(
  listShownTypes().flatMap(([type, { isRelated }]) => (isRelated ? [uidOf(type)] : [])),
);

/** Returns true for types whose entries other entries can link or relate to. */
export function isReferable(uid: string): boolean {
  return uid in ENTRY_PAGES || uid in ENTRY_LINKS || RELATED_TYPES.has(uid);
}

/** The page that lists all entries of a type. */
export const LISTS: Readonly<Record<string, string>> = Object.fromEntries(
  listShownTypes().flatMap(
    ([
      type,
      {
        pages: [list],
      },
    ]) => (list ? [[uidOf(type), list]] : []),
  ),
);

/** Single types that are a page, with its path. */
export const SINGLE_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  listPages().map(([path, { type }]) => [uidOf(type), path]),
);

/** Pages that always exist; the unlisted ones and the dashboard belong to no entry. */
export const FIXED_PAGES: readonly string[] = [
  ...Object.values(SINGLE_PAGES),
  ...UNLISTED_PAGES,
  '/admin',
];

/** Returns the path of an entry's own page; undefined when it has none. */
export function entryPath(uid: string, slug: unknown): string | undefined {
  const prefix = ENTRY_PAGES[uid];
  return prefix !== undefined && typeof slug === 'string' && slug !== ''
    ? prefix + slug
    : undefined;
}

/** Returns true for the path that an entry's own page could have. */
export function isEntryPage(path: string): boolean {
  if (FIXED_PAGES.includes(path)) return false;
  return Object.values(ENTRY_PAGES).some(
    (prefix) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'),
  );
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
  // At the root of the site only.
  ...['icons', 'vista-previa', 'componentes'],
]);
