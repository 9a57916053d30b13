import type { ProductSummary } from '#src/sections/shared/product-card.tsx';

/** Returns the product of a card; pass the fields the test is about. */
export function makeProduct(overrides: Partial<ProductSummary> = {}): ProductSummary {
  return {
    slug: 'impresora',
    name: 'Impresora térmica',
    description: 'Imprime tickets de 80 mm.',
    price: 1499.99,
    featured: false,
    category: { slug: 'perifericos', name: 'Periféricos' },
    image: null,
    ...overrides,
  };
}

/** Returns `count` products, sorted by name. */
export function makeProducts(count: number): ProductSummary[] {
  return Array.from({ length: count }, (_, index) =>
    makeProduct({
      slug: `producto-${index}`,
      name: `Producto ${String(index).padStart(4, '0')}`,
      description: `Artículo número ${index} para señalización y cobro.`,
      price: ((index * 37) % 500) + 0.99,
      category: CATEGORIES[index % CATEGORIES.length] ?? null,
    }),
  );
}

export const CATEGORIES = [
  { slug: 'terminales', name: 'Terminales' },
  { slug: 'perifericos', name: 'Periféricos' },
];
