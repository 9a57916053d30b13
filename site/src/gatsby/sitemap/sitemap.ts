import { isPageLink, listShownTypes } from '../../../../cms/contracts/addresses';
import type { PageVisibility } from '../../../../cms/contracts/composed-page';
import { listPages, type PagePath, UNLISTED_PAGES } from '../../../../cms/contracts/pages';

type Entry = {
  updatedAt: string;
  seo?: { noindex: boolean | null } | null;
  visibility?: PageVisibility;
};
type Listed = Entry & { slug: string };
type List<Item> = { nodes: readonly Item[] };

type Page = { path: string; pageContext?: { noindex?: boolean } | null };

export type SitemapData = { allSitePage: List<Page> } & Partial<
  Record<`strapi${string}`, Entry | null> & Record<`allStrapi${string}`, List<Listed>>
>;

type SitemapPage = { path: string; lastmod: string | undefined; noindex: boolean };

/** Pages excluded from search engines, in addition to the unlisted ones. */
const HIDDEN = /^\/(admin(\/|$)|vista-previa$|404|dev-404)/;
const UNLISTED: ReadonlySet<string> = new Set(UNLISTED_PAGES);

/** Types of which other entries show only the name or logo; they do not date a page. */
const UNDATED = new Set(['product-category', 'industry', 'client', 'article-category', 'author']);
const DATED_TYPES = listShownTypes().filter(([type]) => !UNDATED.has(type));

const PAGES_WITH_SETTINGS: readonly PagePath[] = ['/', '/contacto'];

/** Returns every page with the date of the newest entry it shows, for gatsby-plugin-sitemap. */
export function resolvePages(data: SitemapData): SitemapPage[] {
  const sources = sourcesOf(data);
  return data.allSitePage.nodes
    .map(({ path, pageContext }) => {
      // The further pages of a list have the date of the list.
      const [own, ...shown] = sources.get(path) ?? sources.get(`/${path.split('/')[1]}`) ?? [];
      const noindex = isHidden(own) || pageContext?.noindex === true;
      const dates = [own, ...shown].flatMap((entry) => (entry ? [entry.updatedAt] : []));
      return { path, lastmod: dates.toSorted().at(-1), noindex };
    })
    .filter(({ path, noindex }) => !noindex && !HIDDEN.test(path) && !UNLISTED.has(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function isHidden(entry: Entry | null | undefined): boolean {
  return entry?.seo?.noindex === true || entry?.visibility === 'soloEnlace';
}

/** Returns the sitemap record of a page; without a date if the CMS has no entry for it. */
export function serialize({ path, lastmod }: SitemapPage): { url: string; lastmod?: string } {
  return lastmod ? { url: path, lastmod } : { url: path };
}

/** Returns the entries per path: the page's own entry first, then the others it shows. */
function sourcesOf(data: SitemapData): Map<string, (Entry | null | undefined)[]> {
  const shown = DATED_TYPES.map(([type, { pages, link }]) => ({
    pages,
    entries: data[`allStrapi${pascal(type)}`]?.nodes ?? [],
    link,
  }));
  const ownPages = shown
    .filter(({ link }) => isPageLink(link))
    .flatMap(({ pages, link, entries }) =>
      entries.map((entry): [string, Entry[]] => [`${pages[0] ?? ''}${link}${entry.slug}`, [entry]]),
    );
  const lists = listPages().map(([path, { type }]): [string, (Entry | null | undefined)[]] => [
    path,
    [
      data[`strapi${pascal(type)}`],
      PAGES_WITH_SETTINGS.includes(path) ? data.strapiSiteSettings : null,
      ...shown.filter(({ pages }) => pages.includes(path)).flatMap(({ entries }) => entries),
    ],
  ]);
  return new Map([...lists, ...ownPages]);
}

/** Returns a name as in Gatsby's fields: `HomePage` for `home-page`. */
function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

const ENTRY = 'updatedAt seo { noindex }';
/** Composed pages are the only entries with a visibility. */
const entryFields = (type: string) => (type === 'page' ? `${ENTRY} visibility` : ENTRY);

export const sitemapQuery = /* GraphQL */ `
  {
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
    strapiSiteSettings { updatedAt }
    ${listPages()
      .map(([, { type }]) => `strapi${pascal(type)} { ${ENTRY} }`)
      .join('\n')}
    ${DATED_TYPES.map(([type, { link }]) => `allStrapi${pascal(type)} { nodes { ${link === '/' ? `slug ${entryFields(type)}` : 'updatedAt'} } }`).join('\n')}
  }
`;
