import type { Core } from '@strapi/strapi';

import type { ExportFormat } from '../../../../contracts/export-formats';
import type { Cell } from '../../../platform/spreadsheet/cell';
import { CSV_BOM, csvLine } from '../../../platform/spreadsheet/csv';
import { writeXlsx } from '../../../platform/spreadsheet/write-xlsx';
import { query } from '../../../platform/strapi/query';
import { groupBy } from '../../../platform/values/group-by';
import { PRODUCT_UID, type ProductRow } from './change-product';
import { PRODUCT_COLUMNS } from './product-columns';
import { publicationStateOf } from './publication-state';

/** Returns the cells of the drafts of all products, in the order of their names. */
async function readCells(strapi: Core.Strapi): Promise<Cell[][]> {
  const rows = await query<ProductRow>(strapi, PRODUCT_UID).findMany({
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    populate: ['category'],
  });
  const versionsOf = groupBy(rows, ({ documentId }) => documentId);
  return rows
    .filter(({ publishedAt }) => !publishedAt)
    .map((draft) => {
      const state = publicationStateOf(versionsOf.get(draft.documentId) ?? []);
      return PRODUCT_COLUMNS.map(({ read }) => read({ ...draft, state }));
    });
}

/** Returns the file of all products, with what staff see in their forms. */
export async function exportProducts(
  strapi: Core.Strapi,
  format: ExportFormat,
): Promise<Buffer | string> {
  const titles = PRODUCT_COLUMNS.map(({ title }) => title);
  const rows = await readCells(strapi);
  if (format === 'xlsx') return writeXlsx('Productos', titles, [rows]);
  return CSV_BOM + [titles, ...rows].map(csvLine).join('');
}
