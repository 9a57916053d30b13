import { AVAILABILITY_LABELS, isAvailability } from '../../../../contracts/availability';
import { CATALOGUE_FIELD_MESSAGES, type PublicationState } from '../../../../contracts/catalogue';
import {
  IMPORT_KEYS,
  IMPORT_MESSAGES,
  type ImportCell,
} from '../../../../contracts/catalogue-import';
import { foldText } from '../../../../contracts/fold-text';
import { formatDateTime } from '../../../../contracts/format-date';
import { isRecord } from '../../../../contracts/is-record';
import { formatMoney, OPEN_PRICE_LABEL } from '../../../../contracts/money';
import { NOT_ONLINE_LABEL } from '../../../../contracts/publication';
import { includesIva } from '../../../../contracts/tax';
import { formatLocal, parseLocal } from '../../../../contracts/zoned-time';
import type { Cell } from '../../../platform/spreadsheet/cell';
import type { Values } from './kind';
import {
  CellProblem,
  readAmount,
  readAvailability,
  readCount,
  readFlag,
  readOptionalText,
  readPrice,
  readTax,
  readText,
  readTime,
  readTimes,
} from './read-import-cell';

export type Category = { documentId: string; name: string };

export type ProductColumn = {
  title: string;
  field: string;
  read: (product: Values) => Cell;
  /** Returns the value of a cell of an import, which has no other columns. @throws CellProblem */
  parse?: (cell: ImportCell, categories: readonly Category[]) => unknown;
  /** A new product needs a cell with a value, although the field can be empty. */
  isExplicit?: boolean;
  /** Formats a cell of the export for the preview of an import. */
  show?: (cell: Cell) => string;
  /** Returns the texts that a changed cell may mean, to find those that are as exported. */
  readings?: (cell: ImportCell) => string[];
};

const STATE_LABELS: Record<PublicationState, string> = {
  draft: 'Borrador',
  published: 'Publicado',
  modified: 'Con cambios sin publicar',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): Cell =>
  value === null || value === undefined ? null : Number(value);
const dateOf = (value: unknown): string => (value ? formatLocal(new Date(value as string)) : '');
const showMoney = (cell: Cell): string => (typeof cell === 'number' ? formatMoney(cell) : '');
const showTime = (cell: Cell): string => {
  const time = parseLocal(textOf(cell));
  return time ? formatDateTime(time) : '';
};

function findCategory(cell: ImportCell, categories: readonly Category[]): string {
  const text = readText(cell);
  if (text === '') throw new CellProblem(CATALOGUE_FIELD_MESSAGES.category);
  const found = categories.filter(({ name }) => foldText(name) === foldText(text));
  if (found[0] && found.length === 1) return found[0].documentId;
  const names = categories.map(({ name }) => name);
  throw new CellProblem(IMPORT_MESSAGES.category(text, names));
}

const money = { parse: readAmount, show: showMoney };
const time = { parse: readTime, show: showTime, readings: readTimes };

/** Columns of the file of all products; local times, and no word that spreadsheets take for a formula. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  {
    title: IMPORT_KEYS.id,
    field: 'documentId',
    read: ({ documentId }) => textOf(documentId),
  },
  { title: IMPORT_KEYS.slug, field: 'slug', read: ({ slug }) => textOf(slug), parse: readText },
  { title: IMPORT_KEYS.name, field: 'name', read: ({ name }) => textOf(name), parse: readText },
  {
    title: 'Descripción',
    field: 'description',
    read: ({ description }) => textOf(description),
    parse: readText,
  },
  {
    title: 'Resumen',
    field: 'summary',
    read: ({ summary }) => textOf(summary),
    parse: readOptionalText,
  },
  {
    title: 'Categoría',
    field: 'category',
    read: ({ category }) => (isRecord(category) ? textOf(category.name) : ''),
    parse: findCategory,
  },
  {
    title: 'Precio',
    field: 'price',
    read: ({ price }) => numberOf(price) ?? OPEN_PRICE_LABEL,
    parse: readPrice,
    show: (cell) => showMoney(cell) || OPEN_PRICE_LABEL,
    isExplicit: true,
  },
  {
    title: 'IVA',
    field: 'tax',
    read: ({ tax }) => (includesIva(textOf(tax)) ? 'Incluido' : 'Más IVA'),
    parse: readTax,
  },
  {
    title: 'Unidad',
    field: 'unit',
    read: ({ unit }) => textOf(unit),
    parse: readOptionalText,
  },
  {
    title: 'Cantidad mínima',
    field: 'minQuantity',
    read: ({ minQuantity }) => numberOf(minQuantity),
    parse: readCount,
  },
  {
    title: 'Precio de oferta',
    field: 'offerPrice',
    read: ({ offerPrice }) => numberOf(offerPrice),
    ...money,
  },
  {
    title: 'Oferta desde',
    field: 'offerFrom',
    read: ({ offerFrom }) => dateOf(offerFrom),
    ...time,
  },
  {
    title: 'Oferta hasta',
    field: 'offerUntil',
    read: ({ offerUntil }) => dateOf(offerUntil),
    ...time,
  },
  {
    title: 'Disponibilidad',
    field: 'availability',
    read: ({ availability }) =>
      isAvailability(availability) ? AVAILABILITY_LABELS[availability] : '',
    parse: readAvailability,
  },
  {
    title: 'Entrega',
    field: 'delivery',
    read: ({ delivery }) => textOf(delivery),
    parse: readOptionalText,
  },
  {
    title: 'Garantía',
    field: 'warranty',
    read: ({ warranty }) => textOf(warranty),
    parse: readOptionalText,
  },
  {
    title: 'Destacado',
    field: 'featured',
    read: ({ featured }) => (featured === true ? 'Sí' : 'No'),
    parse: readFlag,
  },
  {
    title: 'Palabras de búsqueda',
    field: 'searchTerms',
    read: ({ searchTerms }) => textOf(searchTerms),
    parse: readOptionalText,
  },
  {
    title: 'Estado',
    field: 'state',
    read: ({ state, isOnline }) =>
      state === 'published' && isOnline !== true
        ? NOT_ONLINE_LABEL
        : STATE_LABELS[state as PublicationState],
  },
];
