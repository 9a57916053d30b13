import { listPages } from '../../../../cms/contracts/pages';
import { sectionFragments } from './section-fragments';

type Seo = { description?: string | null; noindex: boolean | null } | null;
type List<Item> = { nodes: readonly Item[] };
type Named = { name: string } | null;

export type SearchPage = {
  title: string;
  slug: string;
  visibility: string;
  seo: Seo;
  sections: readonly {
    hidden: boolean | null;
    title?: string;
    description?: string | null;
    questions?: readonly { question: string; answer: string }[];
  }[];
};

/** An entry with a card of `linkedEntries`; the terms are what else people call it. */
type Carded<Terms> = List<{ id: string; seo?: Seo } & Terms>;

export type SearchData = {
  systems: Carded<{
    subtitle: string | null;
    searchTerms: string | null;
    category: string | null;
    idealFor: readonly string[];
  }>;
  products: Carded<{
    /** The card has the summary, or only its start. */
    description: string;
    searchTerms: string | null;
    category: { name: string; searchTerms: string | null } | null;
  }>;
  services: Carded<{ category: string | null; features: readonly string[] }>;
  complementary: Carded<{ features: readonly string[] }>;
  cases: Carded<{
    client: string;
    system: string;
    industry: Named;
    technologies: readonly string[];
  }>;
  packages: List<{
    name: string;
    description: string;
    category: string | null;
    idealFor: readonly string[];
    priceMin: number;
    priceMax: number | null;
    openEnded: boolean | null;
    offerPrice: number | null;
    tax: string | null;
  }>;
  articles: List<{
    title: string;
    slug: string;
    summary: string;
    body: unknown;
    category: Named;
    seo: Seo;
  }>;
  pages: List<SearchPage>;
} & Record<`fixed${number}`, { seo: Seo } | null>;

const SEO = 'seo { description noindex }';

const pascal = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

// Explicit sort orders, so that warm and cold builds write the same file.
export const SEARCH_QUERY = /* GraphQL */ `
  {
    systems: allStrapiFlagshipProduct(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { id subtitle searchTerms category idealFor ${SEO} }
    }
    products: allStrapiProduct(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { id description searchTerms category { name searchTerms } ${SEO} }
    }
    services: allStrapiService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { id category features ${SEO} }
    }
    complementary: allStrapiComplementaryService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { id features }
    }
    cases: allStrapiCase(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { id client system industry { name } technologies ${SEO} }
    }
    packages: allStrapiPackage(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { name description category idealFor priceMin priceMax openEnded offerPrice tax }
    }
    articles: allStrapiArticle(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes { title slug summary body category { name } ${SEO} }
    }
    pages: allStrapiPage(sort: { slug: ASC }) {
      nodes {
        title slug visibility ${SEO}
        sections {
          ${sectionFragments()}
        }
      }
    }
    ${listPages()
      .map(([, { type }], index) => `fixed${index}: strapi${pascal(type)} { ${SEO} }`)
      .join('\n')}
  }
`;

/** The card of an entry: what a result shows. */
export type SearchCard = {
  href: string;
  name: string;
  description: string | null;
  price: string | null;
};

export const CARDS_QUERY = /* GraphQL */ `
  query SearchCards($ids: [String!]!) {
    cards: linkedEntries(ids: $ids) {
      href
      name
      description
      price
    }
  }
`;
