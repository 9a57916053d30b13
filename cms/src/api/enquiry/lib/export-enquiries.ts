import type { Core } from '@strapi/strapi';

import { CSV_BOM } from '../../../enquiries/csv';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import { EXPORT_HEADER, formatExportRow } from '../../../enquiries/format-export-row';
import { listWhere } from '../../../enquiries/list-where';
import { readOwners } from '../../../enquiries/read-owners';
import type { ListQuery } from '../../../enquiries/validation/list-query';
import type { Actor } from '../../../personal-data/log-row';
import { createPrivacyLog } from '../../../personal-data/privacy-log';

// Small enough to keep other requests responsive between two batches.
const BATCH = 200;

/**
 * Yields the CSV file in parts. The ids are read once, so that changes during the export neither
 * duplicate nor skip a row.
 */
export async function* exportEnquiries(
  strapi: Core.Strapi,
  list: ListQuery,
  by: Actor,
): AsyncGenerator<string> {
  const rows = enquiryRows(strapi);
  const where = listWhere(list);
  const found = await rows.findMany({ select: ['id'], where, orderBy: list.orderBy });
  const counts = { enquiries: found.length };
  await createPrivacyLog(strapi).record({ action: 'enquiries-exported', by, counts });
  yield CSV_BOM + EXPORT_HEADER;
  for (let start = 0; start < found.length; start += BATCH) {
    const ids = found.slice(start, start + BATCH).map(({ id }) => id);
    const batch = await rows.findMany({ where: { id: { $in: ids } } });
    const owners = await readOwners(strapi, batch);
    const byId = new Map(batch.map((row) => [row.id, row]));
    yield ids
      .map((id) => byId.get(id))
      .map((row) => (row ? formatExportRow(row, owners) : ''))
      .join('');
  }
}
