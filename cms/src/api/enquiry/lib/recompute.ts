import type { Core } from '@strapi/strapi';

import type { EnquiryRow } from './complete';
import { deriveColumns } from './derived';
import { readPromise } from './promise';

const UID = 'api::enquiry.enquiry';
const BATCH = 500;

type StoredRow = EnquiryRow & { id: number };

/** Rows that match, in batches by id, so that no table is ever held in memory. */
async function* readBatches(strapi: Core.Strapi, where: object): AsyncGenerator<StoredRow[]> {
  for (let last = 0; ;) {
    const rows: StoredRow[] = await strapi.db.query(UID).findMany({
      where: { $and: [where, { id: { $gt: last } }] },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Derives the columns of enquiries that were stored before the columns were there. */
export async function deriveMissing(strapi: Core.Strapi): Promise<void> {
  const promise = await readPromise(strapi);
  for await (const rows of readBatches(strapi, { statusRank: { $null: true } })) {
    for (const row of rows) {
      // Only `updateMany` leaves `updatedAt` alone: nobody changed anything.
      const data = deriveColumns(row, promise);
      await strapi.db.query(UID).updateMany({ where: { id: row.id }, data });
    }
  }
}

/** Applies another promise or other opening hours to the enquiries that wait for an answer. */
export async function promiseAnew(strapi: Core.Strapi): Promise<void> {
  const promise = await readPromise(strapi);
  const waiting = { status: 'nuevo', firstReplyAt: { $null: true } };
  for await (const rows of readBatches(strapi, waiting)) {
    for (const row of rows) {
      const { dueAt, urgency } = deriveColumns({ ...row, dueAt: null }, promise);
      if (row.dueAt && new Date(row.dueAt).getTime() === dueAt.getTime()) continue;
      // Answered meanwhile, it keeps what it has.
      const where = { id: row.id, ...waiting };
      await strapi.db.query(UID).updateMany({ where, data: { dueAt, urgency } });
    }
  }
}
