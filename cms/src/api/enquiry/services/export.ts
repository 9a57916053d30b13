import type { Core } from '@strapi/strapi';

import { CSV_START } from '../../../lib/csv';
import type { Actor } from '../../../personal-data/log-row';
import { createPrivacyLog } from '../../../personal-data/privacy-log';
import { EXPORT_HEAD, toExportLine } from '../lib/export-row';
import { listWhere } from '../lib/list-where';
import type { StoredEnquiryRow } from '../lib/summary';
import type { ListQuery } from '../validation/list-query';

const UID = 'api::enquiry.enquiry';
// Small enough for others to be answered between two of them.
const BATCH = 200;

export default function exportService({ strapi }: { strapi: Core.Strapi }) {
  const query = () => strapi.db.query(UID);

  return {
    /**
     * The text of the file, in parts. Which enquiries and in which order is read once: whatever
     * arrives or moves meanwhile makes no row come twice or be left out.
     */
    async *write(list: ListQuery, by: Actor): AsyncGenerator<string> {
      const where = listWhere(list);
      const found: { id: number }[] = await query().findMany({
        select: ['id'],
        where,
        orderBy: list.orderBy,
      });
      const counts = { enquiries: found.length };
      await createPrivacyLog(strapi).record({ action: 'enquiries-exported', by, counts });
      yield CSV_START + EXPORT_HEAD;
      for (let start = 0; start < found.length; start += BATCH) {
        const ids = found.slice(start, start + BATCH).map(({ id }) => id);
        const rows: StoredEnquiryRow[] = await query().findMany({ where: { id: { $in: ids } } });
        const byId = new Map(rows.map((row) => [row.id, row]));
        yield ids
          .map((id) => byId.get(id))
          .map((row) => (row ? toExportLine(row) : ''))
          .join('');
      }
    },
  };
}

export type ExportService = ReturnType<typeof exportService>;
