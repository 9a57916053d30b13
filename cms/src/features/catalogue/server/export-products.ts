import type { Core } from '@strapi/strapi';

import type { ExportFormat } from '../../../../contracts/export-formats';
import type { Cell } from '../../../platform/spreadsheet/cell';
import { CSV_BOM, csvLine } from '../../../platform/spreadsheet/csv';
import { writeXlsx } from '../../../platform/spreadsheet/write-xlsx';
import { query } from '../../../platform/strapi/query';
import { PRODUCT_UID, type ProductRow } from './change-product';
import { createCatalogueList } from './list';
import { PRODUCT_COLUMNS } from './product-columns';

/** Returns the cells of the drafts of all products, in the order of their names. */
async function readCells(strapi: Core.Strapi): Promise<Cell[][]> {
  const drafts = await query<ProductRow>(strapi, PRODUCT_UID).findMany({
    where: { publishedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    populate: ['category'],
  });
  const lists = createCatalogueList(strapi, { uid: PRODUCT_UID });
  const products = await lists.withState(drafts);
  return products.map((product) => PRODUCT_COLUMNS.map(({ read }) => read(product)));
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
