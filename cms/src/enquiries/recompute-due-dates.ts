import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import { readBatches } from '../platform/strapi/read-batches';
import type { EnquiryRow } from './complete-new-enquiry';
import { deriveColumns } from './derive-columns';
import { enquiryRows } from './enquiry-rows';
import { waitingWhere } from './list-where';
import { readResponseTarget } from './response-target';

type StoredRow = EnquiryRow & { id: number };

/** Fills in the derived columns of enquiries that were stored before the columns existed. */
export async function backfillDerivedColumns(strapi: Core.Strapi): Promise<void> {
  const target = await readResponseTarget(strapi);
  const where = { statusRank: { $null: true } };
  for await (const rows of readBatches<StoredRow>(strapi, ENQUIRY_UID, where)) {
    for (const row of rows) {
      // `updateMany` does not change `updatedAt`: the enquiry itself did not change.
      const data = deriveColumns(row, target);
      await enquiryRows(strapi).updateMany({ where: { id: row.id }, data });
    }
  }
}

/** Recomputes the due date of every waiting enquiry from the current response target. */
export async function recomputeDueDates(strapi: Core.Strapi): Promise<void> {
  const target = await readResponseTarget(strapi);
  const waiting = waitingWhere();
  for await (const rows of readBatches<StoredRow>(strapi, ENQUIRY_UID, waiting)) {
    for (const row of rows) {
      const { dueAt, urgency } = deriveColumns({ ...row, dueAt: null }, target);
      if (row.dueAt && new Date(row.dueAt).getTime() === dueAt.getTime()) continue;
      // Skips an enquiry that was answered after it was read.
      const where = { id: row.id, ...waiting };
      await enquiryRows(strapi).updateMany({ where, data: { dueAt, urgency } });
    }
  }
}
