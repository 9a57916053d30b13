import { compareNames } from '#src/lib/catalogue.ts';
import { bestMatches, searchTexts, type TextMatch } from '#src/lib/text-search/search-texts.ts';
import {
  indexTexts,
  NAME_WEIGHT,
  type TextIndex,
  type WeightedText,
} from '#src/lib/text-search/text-index.ts';
import type { ProductSummary } from '#src/sections/shared/product-card.tsx';
import { currentPrice } from '@tequiora/cms/contracts/offers.ts';
import type { CatalogueFilters, CatalogueSort } from './filters.ts';

/** Words that staff add, with which people search for an entry. */
type SearchTerms = { searchTerms?: string | null };

export type CatalogueProduct = ProductSummary & SearchTerms;
export type CatalogueCategory = { slug: string; name: string } & SearchTerms;
export type CatalogueSystem = Queries.FlagshipFieldsFragment;

/** What the catalogue searches; products and systems in their manual order. */
export type Catalogue = {
  products: readonly CatalogueProduct[];
  categories: readonly CatalogueCategory[];
  systems: readonly CatalogueSystem[];
};

export type CatalogueIndex = Omit<Catalogue, 'categories'> & {
  /** Products first, then systems. Built at the first search. */
  readonly texts: TextIndex;
};

type FoundEntries = {
  products: readonly CatalogueProduct[];
  /** Only those that a search finds. */
  systems: readonly CatalogueSystem[];
};

const WEIGHT = {
  name: NAME_WEIGHT,
  description: 40,
  category: 20,
  idealFor: 15,
  searchTerms: 10,
  categoryTerms: 5,
} as const;

const NONE: readonly CatalogueSystem[] = [];

export function indexCatalogue({ products, categories, systems }: Catalogue): CatalogueIndex {
  let texts: TextIndex | undefined;
  const termsOfCategory = new Map(
    categories.map((category) => [category.slug, category.searchTerms]),
  );
  const textsOfProduct = (product: CatalogueProduct): WeightedText[] => [
    { text: product.name, weight: WEIGHT.name, hasPhrases: true },
    { text: product.description, weight: WEIGHT.description },
    { text: product.category?.name, weight: WEIGHT.category },
    { text: product.searchTerms, weight: WEIGHT.searchTerms, hasPhrases: true },
    {
      text: termsOfCategory.get(product.category?.slug ?? ''),
      weight: WEIGHT.categoryTerms,
      hasPhrases: true,
    },
  ];
  return {
    products,
    systems,
    get texts() {
      texts ??= indexTexts([...products.map(textsOfProduct), ...systems.map(textsOfSystem)]);
      return texts;
    },
  };
}

function textsOfSystem(system: CatalogueSystem): WeightedText[] {
  return [
    { text: system.name, weight: WEIGHT.name, hasPhrases: true },
    { text: system.subtitle, weight: WEIGHT.description },
    { text: system.description, weight: WEIGHT.description },
    { text: system.category, weight: WEIGHT.category },
    { text: system.idealFor.join('\n'), weight: WEIGHT.idealFor },
    { text: system.searchTerms, weight: WEIGHT.searchTerms, hasPhrases: true },
  ];
}

/**
 * Returns the products with the most words of the search, and the systems that have as many or one that
 * none of these products has. `recomendados` puts the best match first, and without a search keeps the
 * manual order.
 */
export function findEntries(
  index: CatalogueIndex,
  { search, category, sort }: CatalogueFilters,
): FoundEntries {
  const { products, systems } = index;
  const isShown = (product: CatalogueProduct) =>
    category === '' || product.category?.slug === category;
  const found = search.trim() === '' ? null : searchTexts(index.texts, search);
  if (!found) {
    const shown = category === '' ? products : products.filter(isShown);
    return { products: sortProducts(shown, sort), systems: NONE };
  }
  const matchesOf = <Entry>(entries: readonly Entry[], first: number) =>
    entries.flatMap((entry, at) => {
      const match = found.get(first + at);
      return match ? [{ ...match, entry }] : [];
    });
  const bestProducts = bestMatches(matchesOf(products, 0).filter(({ entry }) => isShown(entry)));
  const bestSystems = bestMatches(matchesOf(systems, products.length));
  return {
    products: sortProducts(
      bestProducts.map(({ entry }) => entry),
      sort,
    ),
    systems: bestSystems.filter(addsTo(bestProducts)).map(({ entry }) => entry),
  };
}

/** Returns a test for matches with as many terms as the given ones, or with another one. */
function addsTo(matches: readonly TextMatch[]) {
  const most = matches[0]?.terms.size ?? 0;
  const known = new Set(matches.flatMap(({ terms }) => [...terms]));
  return ({ terms }: TextMatch) =>
    terms.size >= most || [...terms].some((term) => !known.has(term));
}

/** Sorts products by what a visitor pays; those without a price are last in both directions. */
function sortByPrice(products: readonly CatalogueProduct[], sign: 1 | -1): CatalogueProduct[] {
  const key = (product: CatalogueProduct) => {
    const price = currentPrice(product);
    return price === null ? Infinity : sign * price;
  };
  // Infinity - Infinity is no number.
  return products.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}

/** Sorts products; equal prices keep their order. */
function sortProducts(
  products: readonly CatalogueProduct[],
  sort: CatalogueSort,
): readonly CatalogueProduct[] {
  switch (sort) {
    case 'recomendados':
      return products;
    case 'nombre':
      return [...products].sort(compareNames);
    case 'precio-asc':
      return sortByPrice(products, 1);
    case 'precio-desc':
      return sortByPrice(products, -1);
  }
}
