import { listShownTypes } from '../../../../cms/contracts/addresses';
import { listPages, type PagePath } from '../../../../cms/contracts/pages';

type Entry = { updatedAt: string; seo?: { noindex: boolean | null } | null };
type Listed = Entry & { slug: string };
type List<Item> = { nodes: readonly Item[] };

export type SitemapData = { allSitePage: List<{ path: string }> } & Partial<
  Record<`strapi${string}`, Entry | null> & Record<`allStrapi${string}`, List<Listed>>
>;

type SitemapPage = { path: string; lastmod: string | undefined; noindex: boolean };

/** Pages excluded from search engines. */
const HIDDEN = /^\/(admin(\/|$)|contacto\/gracias$|vista-previa$|404|dev-404)/;

/** Types of which other entries show only the name or logo; they do not date a page. */
const UNDATED = new Set(['product-category', 'industry', 'client']);
const DATED_TYPES = listShownTypes().filter(([type]) => !UNDATED.has(type));

const PAGES_WITH_SETTINGS: readonly PagePath[] = ['/', '/contacto'];

/** Returns every page with the date of the newest entry it shows, for gatsby-plugin-sitemap. */
export function resolvePages(data: SitemapData): SitemapPage[] {
  const sources = sourcesOf(data);
  return data.allSitePage.nodes
    .map(({ path }) => {
      const [own, ...shown] = sources.get(path) ?? [];
      const dates = [own, ...shown].flatMap((entry) => (entry ? [entry.updatedAt] : []));
      return { path, lastmod: dates.toSorted().at(-1), noindex: own?.seo?.noindex === true };
    })
    .filter(({ path, noindex }) => !noindex && !HIDDEN.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
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
    hasOwnPages: link === '/',
  }));
  const ownPages = shown
    .filter(({ hasOwnPages }) => hasOwnPages)
    .flatMap(({ pages, entries }) =>
      entries.map((entry): [string, Entry[]] => [`${pages[0]}/${entry.slug}`, [entry]]),
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

export const sitemapQuery = /* GraphQL */ `
  {
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    strapiSiteSettings { updatedAt }
    ${listPages()
      .map(([, { type }]) => `strapi${pascal(type)} { ${ENTRY} }`)
      .join('\n')}
    ${DATED_TYPES.map(([type, { link }]) => `allStrapi${pascal(type)} { nodes { ${link === '/' ? `slug ${ENTRY}` : 'updatedAt'} } }`).join('\n')}
  }
`;
