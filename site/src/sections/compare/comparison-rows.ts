import type { ListedProduct } from '#src/lib/listed-product.ts';
import { AVAILABILITY_LABELS, isAvailability } from '@tequiora/cms/contracts/availability.ts';
import { foldText } from '@tequiora/cms/contracts/fold-text.ts';
import { currentPrice } from '@tequiora/cms/contracts/offers.ts';
import { formatPriceWithTerms } from '@tequiora/cms/contracts/tax.ts';

type ComparisonRow = {
  label: string;
  /** One per product; null for what a product does not say. */
  values: (string | null)[];
  /** Whether the products have the same value. */
  isSame: boolean;
};

type ReadValue = (product: ListedProduct) => string | null | undefined;

const FIXED: readonly (readonly [label: string, read: ReadValue])[] = [
  [
    'Precio',
    (product) => formatPriceWithTerms(currentPrice(product), { ...product, hasTotal: true }),
  ],
  ['Categoría', ({ category }) => category?.name],
  [
    'Disponibilidad',
    ({ availability }) => (isAvailability(availability) ? AVAILABILITY_LABELS[availability] : null),
  ],
  ['Entrega', ({ delivery }) => delivery],
  ['Garantía', ({ warranty }) => warranty],
];

const LISTS: readonly (readonly [label: string, read: ReadValue])[] = [
  ['En la caja viene', ({ boxItems }) => boxItems.join('\n')],
  [
    'Funciona con',
    ({ worksWithSystems, worksWithProducts }) =>
      [...worksWithSystems, ...worksWithProducts].map(({ name }) => name).join('\n'),
  ],
];

/** Returns the specifications by their names, which differ in case and accents between products. */
function readSpecifications(products: readonly ListedProduct[]) {
  const labels = new Map<string, string>();
  for (const { specifications } of products) {
    for (const { name } of specifications) {
      const key = foldText(name);
      if (!labels.has(key)) labels.set(key, name);
    }
  }
  return [...labels].map(
    ([key, label]) =>
      [
        label,
        ({ specifications }: ListedProduct) =>
          specifications.find(({ name }) => foldText(name) === key)?.value,
      ] as const,
  );
}

/** Returns what can be compared: only what at least one of the products says. */
export function comparisonRows(products: readonly ListedProduct[]): ComparisonRow[] {
  const readers = [...FIXED, ...readSpecifications(products), ...LISTS];
  return readers.flatMap(([label, read]): ComparisonRow[] => {
    const values = products.map((product) => read(product) || null);
    if (values.every((value) => value === null)) return [];
    const distinct = new Set(values.map((value) => foldText(value ?? '')));
    return [{ label, values, isSame: distinct.size === 1 }];
  });
}
