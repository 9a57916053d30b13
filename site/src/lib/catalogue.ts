/**
 * Shared by the build and the catalogue in the browser. Imports types only, because both sides load
 * it.
 */

import type { FocalPoint } from './focal-point';

/** Number of products in the HTML of the page, and per click on 'Ver más'. */
export const CATALOGUE_PAGE_SIZE = 24;

/** URL of the whole catalogue in its manual order; written only when it exceeds one page. */
export const CATALOGUE_FILE = '/datos/productos.json';

/** Picture of a card. Decorative next to the name, so it has no alternative text. */
export type CatalogueImage = {
  /** Narrow to wide; the last one is also used for `src`. */
  srcSet: string;
  width: number;
  height: number;
  color: string | null;
  focalPoint: FocalPoint | null;
};

/** One product in the file: only the data of its card and of the search. */
export type CatalogueRow = Omit<Queries.ProductCardFieldsFragment, 'image'> & {
  image: CatalogueImage | null;
  searchTerms?: string | null;
};

let collator: Intl.Collator | undefined;

/** Compares names like a Spanish dictionary: accents are ignored, ñ follows n. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  collator ??= new Intl.Collator('es-MX', { numeric: true });
  return collator.compare(a.name, b.name);
}

/** Compares products by their manual position; products without one come last. */
export function compareProducts(
  a: { name: string; order?: number | null },
  b: { name: string; order?: number | null },
): number {
  const [first, second] = [a.order ?? Infinity, b.order ?? Infinity];
  return first === second ? compareNames(a, b) : first - second;
}
