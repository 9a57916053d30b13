import type { Core } from '@strapi/strapi';

import { CSV_BOM } from '../../../enquiries/csv';
import { EXPORT_HEADER, formatExportRow } from '../../../enquiries/format-export-row';
import { listWhere } from '../../../enquiries/list-where';
import { readOwners } from '../../../enquiries/read-owners';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import type { ListQuery } from '../../../enquiries/validation/list-query';
import type { Actor } from '../../../personal-data/log-row';
import { createPrivacyLog } from '../../../personal-data/privacy-log';
import { query } from '../../../platform/strapi/query';

const UID = 'api::enquiry.enquiry';
// Small enough to keep other requests responsive between two batches.
const BATCH = 200;

export default function exportService({ strapi }: { strapi: Core.Strapi }) {
  const rows = () => query<StoredEnquiryRow>(strapi, UID);

  return {
    /**
     * Yields the CSV file in parts. The ids are read once, so that changes during the export
     * neither duplicate nor skip a row.
     */
    async *write(list: ListQuery, by: Actor): AsyncGenerator<string> {
      const where = listWhere(list);
      const found = await rows().findMany({
        select: ['id'],
        where,
        orderBy: list.orderBy,
      });
      const counts = { enquiries: found.length };
      await createPrivacyLog(strapi).record({ action: 'enquiries-exported', by, counts });
      yield CSV_BOM + EXPORT_HEADER;
      for (let start = 0; start < found.length; start += BATCH) {
        const ids = found.slice(start, start + BATCH).map(({ id }) => id);
        const batch = await rows().findMany({ where: { id: { $in: ids } } });
        const owners = await readOwners(strapi, batch);
        const byId = new Map(batch.map((row) => [row.id, row]));
        yield ids
          .map((id) => byId.get(id))
          .map((row) => (row ? formatExportRow(row, owners) : ''))
          .join('');
      }
    },
  };
}

export type ExportService = ReturnType<typeof exportService>;
