import { stemmer } from '@orama/stemmers/spanish';
import { compareNames } from '#src/lib/catalogue.ts';
import { foldAccents, foldAccentsKeepingEnye } from '#src/lib/text.ts';
import type { CatalogueFilters, CatalogueSort } from './filters.ts';

/** What finding and sorting need to know of a product. */
export type Findable = {
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly category: { readonly slug: string } | null;
};

/** Products in the order that staff gave them, with what is searched of each. */
export type CatalogueIndex<Product extends Findable> = {
  products: readonly Product[];
  texts: readonly string[];
};

/**
 * Prepares the texts once, so that a keystroke only compares. `products` come in the order that staff
 * gave them.
 */
export function indexProducts<Product extends Findable>(
  products: readonly Product[],
): CatalogueIndex<Product> {
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const known = stems.get(word) ?? stemMark(word);
    stems.set(word, known);
    return known;
  };
  const read = ({ name, description }: Product) => {
    const words = wordsOf(`${name} ${description}`);
    return [
      ...words.map(foldAccentsKeepingEnye),
      ...words.map(foldAccents),
      ...words.map(stemOf),
    ].join(' ');
  };
  return { products, texts: products.map(read) };
}

/**
 * Products whose name or description holds every word searched for, a part of one, or another form
 * of it: «facturación» finds «Factura». Accents do not count; «n» stands for «ñ» too, but not the
 * other way round.
 */
export function findProducts<Product extends Findable>(
  { products, texts }: CatalogueIndex<Product>,
  { search, category, sort }: CatalogueFilters,
): readonly Product[] {
  const wanted = wordsOf(search).map((word) => [foldAccentsKeepingEnye(word), stemMark(word)]);
  if (wanted.length === 0 && category === '') return sortProducts(products, sort);
  const found = products.filter((product, index) => {
    if (category !== '' && product.category?.slug !== category) return false;
    const text = texts[index] ?? '';
    return wanted.every((forms) => forms.some((form) => text.includes(form)));
  });
  return sortProducts(found, sort);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The stem of a word, between marks that no word holds. */
function stemMark(word: string): string {
  return `<${stemmer(word)}>`;
}

/** Equal prices stay in the order that staff gave them. */
function sortProducts<Product extends Findable>(
  products: readonly Product[],
  sort: CatalogueSort,
): readonly Product[] {
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
