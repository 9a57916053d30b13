type Entry = { updatedAt: string; seo?: { noindex: boolean | null } | null };
type Listed = Entry & { slug: string };
type List<Item> = { nodes: readonly Item[] };

type SinglePage =
  'home' | 'products' | 'services' | 'portfolio' | 'about' | 'contact' | 'blog' | 'privacy';

export type SitemapData = Record<SinglePage, Entry | null> & {
  allSitePage: List<{ path: string }>;
  settings: Entry | null;
  allProducts: List<Listed>;
  allFlagships: List<Entry>;
  allServices: List<Entry>;
  allPackages: List<Entry>;
  allComplements: List<Entry>;
  allCases: List<Listed>;
  allTestimonials: List<Entry>;
};

export type SitemapPage = { path: string; lastmod: string | undefined; noindex: boolean };

/** Pages excluded from search engines. */
const HIDDEN = /^\/(admin(\/|$)|contacto\/gracias$|vista-previa$|404|dev-404)/;

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
function sourcesOf(data: SitemapData): Map<string, (Entry | null)[]> {
  const products = data.allProducts.nodes;
  const cases = data.allCases.nodes;
  const { nodes: services } = data.allServices;
  const offers = [...services, ...data.allPackages.nodes, ...data.allComplements.nodes];
  return new Map<string, (Entry | null)[]>([
    ['/', [data.home, data.settings, ...products, ...services, ...data.allTestimonials.nodes]],
    ['/productos', [data.products, ...products, ...data.allFlagships.nodes]],
    ['/servicios', [data.services, ...offers]],
    ['/portafolio', [data.portfolio, ...cases]],
    ['/sobre-nosotros', [data.about]],
    ['/contacto', [data.contact, data.settings]],
    ['/blog', [data.blog]],
    ['/aviso-de-privacidad', [data.privacy]],
    ...products.map((entry): [string, Entry[]] => [`/productos/${entry.slug}`, [entry]]),
    ...cases.map((entry): [string, Entry[]] => [`/portafolio/${entry.slug}`, [entry]]),
  ]);
}

const ENTRY = 'updatedAt seo { noindex }';

export const sitemapQuery = /* GraphQL */ `
  {
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    settings: strapiSiteSettings { updatedAt }
    home: strapiHomePage { ${ENTRY} }
    products: strapiProductsPage { ${ENTRY} }
    services: strapiServicesPage { ${ENTRY} }
    portfolio: strapiPortfolioPage { ${ENTRY} }
    about: strapiAboutPage { ${ENTRY} }
    contact: strapiContactPage { ${ENTRY} }
    blog: strapiBlogPage { ${ENTRY} }
    privacy: strapiPrivacyPage { ${ENTRY} }
    allProducts: allStrapiProduct { nodes { slug ${ENTRY} } }
    allCases: allStrapiCase { nodes { slug ${ENTRY} } }
    allFlagships: allStrapiFlagshipProduct { nodes { updatedAt } }
    allServices: allStrapiService { nodes { updatedAt } }
    allPackages: allStrapiPackage { nodes { updatedAt } }
    allComplements: allStrapiComplementaryService { nodes { updatedAt } }
    allTestimonials: allStrapiTestimonial { nodes { updatedAt } }
  }
`;
