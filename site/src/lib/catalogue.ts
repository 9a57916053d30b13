/** What the build and the catalogue of the browser agree on. Imports types only: both sides read it. */

import type { FocalPoint } from './focal-point';

/** Products in the HTML of the page; also how many more each 'Ver más' brings. */
export const CATALOGUE_PAGE_SIZE = 24;

/** The whole catalogue in the order that staff gave it; written only when it has more than one page. */
export const CATALOGUE_FILE = '/datos/productos.json';

/** The picture of a card, which is decoration beside its name: no alternative text travels. */
export type CatalogueImage = {
  /** Narrow to wide; the last one also stands for `src`. */
  srcSet: string;
  width: number;
  height: number;
  color: string | null;
  focalPoint: FocalPoint | null;
};

/** One product in the file: everything its card shows, nothing else. */
export type CatalogueRow = {
  slug: string;
  name: string;
  description: string;
  price: number;
  featured: boolean;
  category: { slug: string; name: string } | null;
  image: CatalogueImage | null;
};

let collator: Intl.Collator | undefined;

/** The order of a Spanish dictionary: accents do not separate words, ñ comes after n. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  collator ??= new Intl.Collator('es-MX', { numeric: true });
  return collator.compare(a.name, b.name);
}

/** The order that staff gave the products; one without a place comes after those with one. */
export function compareProducts(
  a: { name: string; order?: number | null },
  b: { name: string; order?: number | null },
): number {
  const [first, second] = [a.order ?? Infinity, b.order ?? Infinity];
  return first === second ? compareNames(a, b) : first - second;
}
