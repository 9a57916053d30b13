import type { PublicationState } from '../../../../contracts/catalogue';
import { isRecord } from '../../../../contracts/is-record';
import { includesIva } from '../../../../contracts/tax';
import { formatLocal } from '../../../../contracts/zoned-time';
import type { Cell } from '../../../platform/spreadsheet/cell';
import type { Values } from './kind';

type ProductColumn = { title: string; read: (product: Values) => Cell };

const STATE_LABELS: Record<PublicationState, string> = {
  draft: 'Borrador',
  published: 'Publicado',
  modified: 'Con cambios sin publicar',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): Cell =>
  value === null || value === undefined ? null : Number(value);
const dateOf = (value: unknown): string => (value ? formatLocal(new Date(value as string)) : '');

/** Columns of the file of all products; local times, and no word that spreadsheets take for a formula. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  { title: 'ID', read: ({ documentId }) => textOf(documentId) },
  { title: 'Dirección', read: ({ slug }) => textOf(slug) },
  { title: 'Nombre', read: ({ name }) => textOf(name) },
  { title: 'Descripción', read: ({ description }) => textOf(description) },
  { title: 'Categoría', read: ({ category }) => (isRecord(category) ? textOf(category.name) : '') },
  { title: 'Precio', read: ({ price }) => numberOf(price) },
  { title: 'IVA', read: ({ tax }) => (includesIva(textOf(tax)) ? 'Incluido' : 'Más IVA') },
  { title: 'Unidad', read: ({ unit }) => textOf(unit) },
  { title: 'Cantidad mínima', read: ({ minQuantity }) => numberOf(minQuantity) },
  { title: 'Precio de oferta', read: ({ offerPrice }) => numberOf(offerPrice) },
  { title: 'Oferta desde', read: ({ offerFrom }) => dateOf(offerFrom) },
  { title: 'Oferta hasta', read: ({ offerUntil }) => dateOf(offerUntil) },
  { title: 'Destacado', read: ({ featured }) => (featured === true ? 'Sí' : 'No') },
  { title: 'Palabras de búsqueda', read: ({ searchTerms }) => textOf(searchTerms) },
  { title: 'Estado', read: ({ state }) => STATE_LABELS[state as PublicationState] },
];
