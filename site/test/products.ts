import type { CatalogueProduct } from '#src/sections/products/catalogue/find-entries.ts';

/** Returns a product of the catalogue; pass the fields the test is about. */
export function makeProduct(overrides: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    slug: 'impresora',
    name: 'Impresora térmica',
    summary: null,
    description: 'Imprime tickets de 80 mm.',
    price: 1499.99,
    tax: null,
    unit: null,
    minQuantity: null,
    offerPrice: null,
    offerUntil: null,
    featured: false,
    availability: null,
    category: { slug: 'perifericos', name: 'Periféricos' },
    image: null,
    ...overrides,
  };
}

/** Returns a product as its page has it; pass the fields the test is about. */
export function makeProductDetail(
  overrides: Partial<Queries.ProductDetailFieldsFragment> = {},
): Queries.ProductDetailFieldsFragment {
  return {
    ...makeProduct(),
    image: null,
    availability: null,
    delivery: null,
    warranty: null,
    boxItems: [],
    specifications: [],
    worksWithSystems: [],
    worksWithProducts: [],
    documents: [],
    questions: [],
    pictures: [],
    share: null,
    ...overrides,
  };
}

/** Returns `count` products, sorted by name. */
export function makeProducts(count: number): CatalogueProduct[] {
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

/** Returns a flagship product; pass the fields the test is about. */
export function makeFlagship(
  overrides: Partial<Queries.FlagshipFieldsFragment> = {},
): Queries.FlagshipFieldsFragment {
  return {
    slug: 'caja',
    name: 'Caja',
    subtitle: 'Para tu negocio',
    description: `Todo sobre ${overrides.name ?? 'Caja'}.`,
    category: null,
    icon: 'store',
    features: ['Uno', 'Dos', 'Tres', 'Cuatro'],
    benefits: ['Gana tiempo'],
    idealFor: ['Ferreterías'],
    searchTerms: null,
    technologies: ['Laravel'],
    pricing: { amount: 299, period: 'mes', tax: null, note: null },
    gradient: 'anil',
    image: null,
    ...overrides,
  };
}

/** Returns a system as its page has it; pass the fields the test is about. */
export function makeSystem(
  overrides: Partial<Queries.SystemFieldsFragment> = {},
): Queries.SystemFieldsFragment {
  return {
    ...makeFlagship(),
    headline: null,
    demo: null,
    daySteps: [],
    figure: null,
    units: [],
    plans: [],
    questions: [],
    ...overrides,
  };
}

export const CATEGORIES = [
  { slug: 'terminales', name: 'Terminales' },
  { slug: 'perifericos', name: 'Periféricos' },
];
