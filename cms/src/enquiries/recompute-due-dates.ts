import type { Core } from '@strapi/strapi';

import { query } from '../platform/strapi/query';
import type { EnquiryRow } from './complete-new-enquiry';
import { deriveColumns } from './derive-columns';
import { readResponseTarget } from './response-target';

const UID = 'api::enquiry.enquiry';
const BATCH = 500;

type StoredRow = EnquiryRow & { id: number };

/** Yields the matching rows in batches, ordered by id, to bound memory use. */
async function* readBatches(strapi: Core.Strapi, where: object): AsyncGenerator<StoredRow[]> {
  for (let last = 0; ;) {
    const rows = await query<StoredRow>(strapi, UID).findMany({
      where: { $and: [where, { id: { $gt: last } }] },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Fills in the derived columns of enquiries that were stored before the columns existed. */
export async function backfillDerivedColumns(strapi: Core.Strapi): Promise<void> {
  const target = await readResponseTarget(strapi);
  for await (const rows of readBatches(strapi, { statusRank: { $null: true } })) {
    for (const row of rows) {
      // `updateMany` does not change `updatedAt`: the enquiry itself did not change.
      const data = deriveColumns(row, target);
      await query(strapi, UID).updateMany({ where: { id: row.id }, data });
    }
  }
}

/** Recomputes the due date of every waiting enquiry from the current response target. */
export async function recomputeDueDates(strapi: Core.Strapi): Promise<void> {
  const target = await readResponseTarget(strapi);
  const waiting = { status: 'nuevo', firstReplyAt: { $null: true } };
  for await (const rows of readBatches(strapi, waiting)) {
    for (const row of rows) {
      const { dueAt, urgency } = deriveColumns({ ...row, dueAt: null }, target);
      if (row.dueAt && new Date(row.dueAt).getTime() === dueAt.getTime()) continue;
      // Skips an enquiry that was answered after it was read.
      const where = { id: row.id, ...waiting };
      await query(strapi, UID).updateMany({ where, data: { dueAt, urgency } });
    }
  }
}
