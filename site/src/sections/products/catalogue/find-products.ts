import { stemmer } from '@orama/stemmers/spanish';
import { compareNames } from '#src/lib/catalogue.ts';
import { foldAccentsKeepingEnye } from '#src/lib/text.ts';
import type { ProductSummary } from '#src/sections/shared/product-card.tsx';
import { foldText } from '@tequiora/cms/contracts/fold-text.ts';
import type { CatalogueFilters, CatalogueSort } from './filters.ts';

/** Products in their manual order, each with its search text. */
export type CatalogueIndex = {
  products: readonly ProductSummary[];
  texts: readonly string[];
};

/**
 * Precomputes the search texts, so that a keystroke only compares strings. `products` are in their
 * manual order.
 */
export function indexProducts(products: readonly ProductSummary[]): CatalogueIndex {
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const known = stems.get(word) ?? delimitedStem(word);
    stems.set(word, known);
    return known;
  };
  const searchTextOf = ({ name, description }: ProductSummary) => {
    const words = wordsOf(`${name} ${description}`);
    return [
      ...words.map(foldAccentsKeepingEnye),
      ...words.map(foldText),
      ...words.map(stemOf),
    ].join(' ');
  };
  return { products, texts: products.map(searchTextOf) };
}

/**
 * Returns products whose name or description contains every search word, as a part of a word or in
 * another form: «facturación» finds «Factura». Ignores accents; «n» matches «ñ», but not vice
 * versa.
 */
export function findProducts(
  { products, texts }: CatalogueIndex,
  { search, category, sort }: CatalogueFilters,
): readonly ProductSummary[] {
  const searchTerms = wordsOf(search).map((word) => [
    foldAccentsKeepingEnye(word),
    delimitedStem(word),
  ]);
  if (searchTerms.length === 0 && category === '') return sortProducts(products, sort);
  const found = products.filter((product, index) => {
    if (category !== '' && product.category?.slug !== category) return false;
    const text = texts[index] ?? '';
    return searchTerms.every((forms) => forms.some((form) => text.includes(form)));
  });
  return sortProducts(found, sort);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns the stem of a word between delimiters that never occur in words. */
function delimitedStem(word: string): string {
  return `<${stemmer(word)}>`;
}

/** Sorts products; equal prices keep the manual order. */
function sortProducts(
  products: readonly ProductSummary[],
  sort: CatalogueSort,
): readonly ProductSummary[] {
  switch (sort) {
    case 'recomendados':
      return products;
    case 'nombre':
      return [...products].sort(compareNames);
    case 'precio-asc':
      return [...products].sort((a, b) => a.price - b.price);
    case 'precio-desc':
      return [...products].sort((a, b) => b.price - a.price);
  }
}
