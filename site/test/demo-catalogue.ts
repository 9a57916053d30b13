import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  Catalogue,
  CatalogueCategory,
  CatalogueProduct,
  CatalogueSystem,
} from '#src/sections/products/catalogue/find-entries.ts';

const DATA = path.join(__dirname, '../../cms/data');

function read<Entry>(file: string): (Entry & { order: number })[] {
  const text = readFileSync(path.join(DATA, file), 'utf8');
  return (JSON.parse(text) as (Entry & { order: number })[]).toSorted((a, b) => a.order - b.order);
}

/** Returns the catalogue of the demo content, without pictures. */
export function readDemoCatalogue(): Catalogue {
  const categories = read<CatalogueCategory>('product-categories.json');
  const products = read<Omit<CatalogueProduct, 'category'> & { category: string }>('products.json');
  return {
    products: products.map((product) => ({
      ...product,
      category: categories.find(({ slug }) => slug === product.category) ?? null,
      image: null,
    })),
    categories,
    systems: read<CatalogueSystem>('flagship-products.json').map((system) => ({
      ...system,
      image: null,
    })),
  };
}
