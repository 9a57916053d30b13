import { compareNames } from '#src/lib/catalogue.ts';
import { foldAccents } from '#src/lib/text.ts';
import type { CatalogueFilters, CatalogueSort } from './filters.ts';

/** What finding and sorting need to know of a product. */
export type Findable = {
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly category: { readonly slug: string } | null;
};

/** Products in the order that staff gave them, with the text that is searched already folded. */
export type CatalogueIndex<Product extends Findable> = {
  products: readonly Product[];
  texts: readonly string[];
};

/** Folds once, so that a keystroke only compares. `products` come in the order that staff gave them. */
export function indexProducts<Product extends Findable>(
  products: readonly Product[],
): CatalogueIndex<Product> {
  // A line break keeps a search from matching across the end of the name.
  return {
    products,
    texts: products.map(({ name, description }) => foldAccents(`${name}\n${description}`)),
  };
}

/** Products whose name or description holds every word searched for. */
export function findProducts<Product extends Findable>(
  { products, texts }: CatalogueIndex<Product>,
  { search, category, sort }: CatalogueFilters,
): readonly Product[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && category === '') return sortProducts(products, sort);
  const found = products.filter((product, index) => {
    if (category !== '' && product.category?.slug !== category) return false;
    const text = texts[index] ?? '';
    return words.every((word) => text.includes(word));
  });
  return sortProducts(found, sort);
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
