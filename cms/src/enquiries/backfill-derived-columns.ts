import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import { readBatches } from '../platform/strapi/read-batches';
import type { EnquiryRow } from './complete-new-enquiry';
import { deriveColumns } from './derive-columns';
import { enquiryRows } from './enquiry-rows';
import { readResponseTarget } from './response-target';

type StoredRow = EnquiryRow & { id: number };

/**
 * Fills in the columns that are computed from an enquiry (urgency, due date, search keys …) where the
 * newest of them that is never empty is empty, because an earlier version stored the enquiry. Runs at each start.
 */
export async function backfillDerivedColumns(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .connection('enquiries')
    .where({ status: 'nuevo', first_reply_at: null, waiting_until: null })
    .update({ waiting_until: strapi.db.connection.ref('due_at') });
  const target = await readResponseTarget(strapi);
  const where = { nameKey: { $null: true } };
  for await (const rows of readBatches<StoredRow>(strapi, ENQUIRY_UID, where)) {
    for (const row of rows) {
      // `updateMany` does not change `updatedAt`: the enquiry itself did not change.
      const data = deriveColumns(row, target, row);
      await enquiryRows(strapi).updateMany({ where: { id: row.id }, data });
    }
  }
}
