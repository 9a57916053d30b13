import {
  findColumn,
  findRepeatedRows,
  IMPORT_KEYS,
  IMPORT_MESSAGES as MESSAGES,
  type ImportCell,
  type ImportProblem,
  type ImportRequest,
  type ImportRow,
  type SheetRow,
} from '../../../../contracts/catalogue-import';
import { foldText } from '../../../../contracts/fold-text';
import { normaliseText } from '../../../../contracts/text';
import type { Cell } from '../../../platform/spreadsheet/cell';
import type { ProductRow } from './change-product';
import type { Values } from './kind';
import { type Category, PRODUCT_COLUMNS, type ProductColumn } from './product-columns';
import { CellProblem, isEmptyCell } from './read-import-cell';

/** What an import does with a row. */
export type PlannedRow = ImportRow & {
  /** Null for a new product. */
  documentId: string | null;
  /** The values of the fields that change, or that a new product has. */
  values: Values;
};

export type StoredProduct = ProductRow & { isPublished: boolean };

export type StoredCatalogue = {
  /** Drafts. */
  products: readonly StoredProduct[];
  /** Published ones. */
  categories: readonly Category[];
};

type Request = Pick<ImportRequest['data'], 'columns' | 'rows'>;

const comparable = (cell: ImportCell | Cell): unknown =>
  typeof cell === 'string' ? normaliseText(cell).trim() : (cell ?? '');

/** Returns whether a cell is what the export writes for the stored product. */
function isAsExported(column: ProductColumn, cell: ImportCell, exported: Cell): boolean {
  if (comparable(cell) === comparable(exported)) return true;
  const texts = column.readings?.(cell) ?? [String(comparable(cell))];
  return texts.includes(String(comparable(exported)));
}

const show = ({ read, show: format = String }: ProductColumn, product: Values): string =>
  format(read(product) ?? '');

/** Returns the values that a row changes, and what is wrong with its cells. */
function readCells(
  columns: readonly string[],
  cells: readonly ImportCell[],
  product: StoredProduct | undefined,
  categories: readonly Category[],
) {
  const values: Values = {};
  const problems: ImportProblem[] = [];
  for (const column of PRODUCT_COLUMNS) {
    const { title, field, parse, read, isExplicit = false } = column;
    const index = findColumn(columns, title);
    const cell = cells[index] ?? null;
    if (!parse) continue;
    if (!product && isEmptyCell(cell) && !isExplicit) continue;
    if (product && (index === -1 || isAsExported(column, cell, read(product)))) continue;
    // The address is a key: an empty one is that of the product.
    if (field === 'slug' && isEmptyCell(cell)) continue;
    try {
      values[field] = parse(cell, categories);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push({ column: title, message: error.message });
    }
  }
  return { values, problems };
}

/** Returns the changes of a row without those that a value undoes: '$1,299.00' is 1299. */
function describeChanges(
  product: StoredProduct | undefined,
  values: Values,
  categories: readonly Category[],
) {
  const category = categories.find(({ documentId }) => documentId === values.category);
  const after = { ...product, ...values, ...(category && { category }) };
  return PRODUCT_COLUMNS.filter(({ field }) => field in values).flatMap((column) => {
    const isSame = product && comparable(column.read(product)) === comparable(column.read(after));
    if (isSame) return [];
    const before = product ? show(column, product) : '';
    return { column: column.title, before, after: show(column, after) };
  });
}

const textIn = (columns: readonly string[], { cells }: SheetRow, title: string): string => {
  const cell = cells[findColumn(columns, title)];
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
};

/** Computes what each row would do. The checks of the CMS are not among it. */
export function planImport(
  { columns, rows }: Request,
  { products, categories }: StoredCatalogue,
): PlannedRow[] {
  const byId = new Map(products.map((product) => [product.documentId, product]));
  const bySlug = new Map(products.map((product) => [String(product.slug), product]));
  const names = new Set(products.map(({ name }) => foldText(name ?? '')));
  const repeated = findRepeatedRows(columns, rows);
  const rowOf = new Map<string, number>();
  return rows.map((row): PlannedRow => {
    const { number, cells } = row;
    const [id, slug, name] = [IMPORT_KEYS.id, IMPORT_KEYS.slug, IMPORT_KEYS.name].map((title) =>
      textIn(columns, row, title),
    ) as [string, string, string];
    const product = id ? byId.get(id) : bySlug.get(slug);
    const { values, problems } = readCells(columns, cells, product, categories);
    const twice = repeated.get(number);
    if (twice) problems.unshift(twice);
    else if (product) {
      const earlier = rowOf.get(product.documentId);
      if (earlier !== undefined) {
        problems.unshift({ column: null, message: MESSAGES.repeated(earlier) });
      }
      rowOf.set(product.documentId, number);
    }
    if (id && !product) problems.unshift({ column: IMPORT_KEYS.id, message: MESSAGES.unknownId });
    if (!id && !slug && names.has(foldText(name))) {
      problems.unshift({ column: IMPORT_KEYS.name, message: MESSAGES.nameTaken });
    }
    const changes = describeChanges(product, values, categories);
    const changed = new Set(changes.map(({ column }) => column));
    const fields = PRODUCT_COLUMNS.flatMap(({ title, field }) => (changed.has(title) ? field : []));
    const outcome = product ? (changes.length > 0 ? 'changed' : 'unchanged') : 'new';
    return {
      number,
      outcome: problems.length > 0 ? 'refused' : outcome,
      documentId: product?.documentId ?? null,
      name: product?.name ?? name,
      isPublished: product?.isPublished ?? false,
      seenAt: product ? new Date(product.updatedAt).toISOString() : null,
      changes,
      problems,
      values: Object.fromEntries(fields.map((field) => [field, values[field]])),
    };
  });
}
