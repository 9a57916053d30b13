/**
 * Import of products from a sheet, for managers of the dashboard, which reads the file and sends its cells:
 * - `POST /api/products/import/check` returns what each row would do and changes nothing;
 * - `POST /api/products/import` does it for all rows, or for none (409 with the reasons of each refused row,
 *   whose `path` is its number and the title of the column). Published products are published again; new
 *   ones are drafts unless `isPublishing`.
 *
 * The columns are those of the export, in any order; a missing column stays as it is. A row is that of the
 * product with its «ID», or without one with its «Dirección»; without either it is a new product.
 */
import { AVAILABILITY_LABELS } from './availability';
import { MAX_BULK_ENTRIES } from './bulk-actions';
import type { CatalogueChange } from './catalogue-changes';
import { foldText } from './fold-text';
import { OPEN_PRICE_LABEL } from './money';

const MEBIBYTE = 1024 * 1024;

export const IMPORT_LIMITS = {
  fileBytes: 5 * MEBIBYTE,
  /** Of the parts of an XLSX file, which is a ZIP archive. */
  unpackedBytes: 40 * MEBIBYTE,
  /** Rows of a file. */
  fileRows: 5000,
  columns: 60,
  /** Rows of a request, and of an import, which is one transaction. */
  rows: MAX_BULK_ENTRIES,
} as const;

/** A cell as the file has it; `date` is a local time in the format of the export. */
export type ImportCell = string | number | boolean | null | { date: string };

export type SheetRow = {
  /** As spreadsheets count, from 1. */
  number: number;
  cells: ImportCell[];
};

export type ImportRequest = {
  data: {
    columns: string[];
    /** `seenAt` is that of the preview, which the import needs. */
    rows: (SheetRow & { seenAt?: string | null })[];
    isPublishing?: boolean;
  };
};

/** Why a file cannot be read, for staff. */
export class SheetProblem extends Error {}

export type ImportProblem = { column: string | null; message: string };

export type ImportRow = {
  number: number;
  outcome: 'new' | 'changed' | 'unchanged' | 'refused';
  name: string;
  isPublished: boolean;
  /** `updatedAt` of the draft that the row was compared with; null for a new product. */
  seenAt: string | null;
  /** As staff read it; `before` is empty for a new product. */
  changes: { column: string; before: string; after: string }[];
  problems: ImportProblem[];
};

/** `ignoredColumns` are those that the export does not have. */
export type ImportCheckResponse = { data: ImportRow[]; meta: { ignoredColumns: string[] } };
export type ImportResponse = { data: CatalogueChange };

/** Titles of the columns that identify a product. */
export const IMPORT_KEYS = { id: 'ID', slug: 'Dirección', name: 'Nombre' } as const;

export const IMPORT_MESSAGES = {
  columns: 'La primera fila debe tener los títulos de las columnas',
  unknownColumns:
    'El archivo no tiene la columna «Nombre», «ID» ni «Dirección» en su primera fila.',
  repeatedColumn: (title: string) => `La columna «${title}» está dos veces: deja solo una.`,
  rows: `Una importación puede tener entre 1 y ${IMPORT_LIMITS.rows} filas`,
  nothingImported: 'No se importó nada, porque alguna fila no se puede importar.',
  unknownId: 'No hay un producto con este ID: bórralo de la fila para crear uno nuevo.',
  repeated: (number: number) => `Es el mismo producto que en la fila ${number}: deja solo una.`,
  nameTaken: 'Ya hay un producto que se llama así: para cambiarlo, agrega su ID o su dirección.',
  changedSince: 'Alguien lo cambió después de la revisión: elige el archivo otra vez.',
  percent: 'La celda es un porcentaje: escribe el número solo.',
  date: 'La celda es una fecha: escríbela como texto o número.',
  styled: 'La celda tiene formato de fecha o de porcentaje: cámbialo a número o texto.',
  ambiguous: (text: string) =>
    `«${text}» se puede leer de dos maneras: escríbelo sin separador de miles y con punto, como 1299.00.`,
  number: (text: string) => `«${text}» no es un número.`,
  openPrice: `Escribe el precio, o «${OPEN_PRICE_LABEL}» si no lo tiene.`,
  count: 'Escribe un número entero, de 1 en adelante.',
  flag: 'Escribe «Sí» o «No».',
  tax: 'Escribe «Más IVA» o «Incluido».',
  availability: `Escribe ${Object.values(AVAILABILITY_LABELS)
    .map((label) => `«${label}»`)
    .join(', ')} o deja la celda vacía.`,
  time: 'Escribe la fecha con su hora, como 2026-12-05 23:59.',
  category: (text: string, names: readonly string[]) =>
    `No hay una categoría publicada «${text}». Puede ser: ${names.join(', ')}.`,
} as const;

/** Returns the position of a column, whose title may differ in case, accents and spaces; -1 if missing. */
export function findColumn(columns: readonly string[], title: string): number {
  const folded = foldText(title);
  return columns.findIndex((each) => foldText(each) === folded);
}

const keyText = (cell: ImportCell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number' ? foldText(String(cell)) : '';

/** Returns the problem of each row that is about the same product as an earlier one. */
export function findRepeatedRows(
  columns: readonly string[],
  rows: readonly SheetRow[],
): Map<number, ImportProblem> {
  const keys = Object.values(IMPORT_KEYS).map(
    (title) => [title, findColumn(columns, title)] as const,
  );
  const first = new Map<string, number>();
  const problems = new Map<number, ImportProblem>();
  for (const { number, cells } of rows) {
    const [column, index] = keys.find(([, each]) => keyText(cells[each])) ?? [null, -1];
    if (column === null) continue;
    const key = `${column}:${keyText(cells[index])}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, number);
    else problems.set(number, { column, message: IMPORT_MESSAGES.repeated(earlier) });
  }
  return problems;
}
