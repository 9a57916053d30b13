import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import type { DocumentMiddleware } from '../platform/strapi/document-call';
import { readBatches } from '../platform/strapi/read-batches';
import type { EnquiryRow } from './complete-new-enquiry';
import { deriveColumns } from './derive-columns';
import { enquiryRows } from './enquiry-rows';
import { waitingWhere } from './list-where';
import { readResponseTarget } from './response-target';

const UID = 'api::site-settings.site-settings';
const WRITES = new Set(['create', 'update', 'publish', 'unpublish', 'delete']);

type Waiting = EnquiryRow & { id: number; waitingUntil?: string | null };

/** Recomputes the due dates of every waiting enquiry from the current response target. */
async function recomputeDueDates(strapi: Core.Strapi): Promise<void> {
  const target = await readResponseTarget(strapi);
  const waiting = waitingWhere();
  for await (const rows of readBatches<Waiting>(strapi, ENQUIRY_UID, waiting)) {
    for (const row of rows) {
      // The first reply keeps the date by which it was due.
      const open = row.firstReplyAt ? row : { ...row, dueAt: null };
      const { dueAt, waitingUntil, urgency } = deriveColumns(open, target);
      const isSame = new Date(row.waitingUntil ?? NaN).getTime() === waitingUntil?.getTime();
      if (isSame) continue;
      // Skips an enquiry that was answered after it was read.
      const where = { id: row.id, ...waiting };
      await enquiryRows(strapi).updateMany({ where, data: { dueAt, waitingUntil, urgency } });
    }
  }
}

/** Recomputes due dates when the opening hours or the response target change. */
export function updateDueDates(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const result = await next();
    if (ctx.uid !== UID || !WRITES.has(ctx.action)) return result;
    try {
      await recomputeDueDates(strapi);
    } catch (error) {
      strapi.log.error(`The due dates of waiting enquiries were not recomputed: ${String(error)}`);
    }
    return result;
  };
}
