import { Readable } from 'node:stream';

import type { Core } from '@strapi/strapi';

import type { ExportFormat } from '../../../../contracts/export-formats';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import { checkWorkbookSize } from '../../../enquiries/export/check-workbook-size';
import {
  EXPORT_FIELDS,
  EXPORT_TITLES,
  readExportRow,
} from '../../../enquiries/export/export-columns';
import { listWhere } from '../../../enquiries/list-where';
import { readOwners } from '../../../enquiries/read-owners';
import type { ListQuery } from '../../../enquiries/validation/list-query';
import type { Actor } from '../../../personal-data/log-row';
import { createPrivacyLog } from '../../../personal-data/privacy-log';
import type { Cell } from '../../../platform/spreadsheet/cell';
import { CSV_BOM, csvLine } from '../../../platform/spreadsheet/csv';
import { writeXlsx } from '../../../platform/spreadsheet/write-xlsx';

// Small enough to keep other requests responsive between two batches.
const BATCH = 200;

/** Yields the cells of the enquiries in batches. */
async function* readCells(
  strapi: Core.Strapi,
  found: readonly { id: number }[],
): AsyncGenerator<Cell[][]> {
  for (let start = 0; start < found.length; start += BATCH) {
    const ids = found.slice(start, start + BATCH).map(({ id }) => id);
    const where = { id: { $in: ids } };
    const batch = await enquiryRows(strapi).findMany({ select: [...EXPORT_FIELDS], where });
    const owners = await readOwners(strapi, batch);
    const byId = new Map(batch.map((row) => [row.id, row]));
    yield ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [readExportRow(row, owners)] : [];
    });
  }
}

async function* writeCsv(batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(EXPORT_TITLES);
  for await (const rows of batches) yield rows.map(csvLine).join('');
}

/**
 * Returns the file of all enquiries of a list, and logs the export. The ids are read once, so that changes
 * during the export neither duplicate nor skip a row.
 * @throws HttpError when a workbook would have too many rows
 */
export async function exportEnquiries(
  strapi: Core.Strapi,
  { list, format }: { list: ListQuery; format: ExportFormat },
  by: Actor,
): Promise<Readable | Buffer> {
  const where = await listWhere(strapi, list);
  const orderBy = list.orderBy;
  const found = await enquiryRows(strapi).findMany({ select: ['id'], where, orderBy });
  if (format === 'xlsx') checkWorkbookSize(found.length);
  const counts = { enquiries: found.length };
  await createPrivacyLog(strapi).record({ action: 'enquiries-exported', by, counts });
  const batches = readCells(strapi, found);
  if (format === 'csv') return Readable.from(writeCsv(batches));
  return writeXlsx('Consultas', EXPORT_TITLES, batches);
}
