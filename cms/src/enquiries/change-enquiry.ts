import type { Core } from '@strapi/strapi';

import { DASHBOARD_ENQUIRY_MESSAGES } from '../../contracts/dashboard-enquiry';
import { QUOTE_COLUMNS } from '../../contracts/enquiry-quote';
import { RESULT_COLUMNS } from '../../contracts/enquiry-result';
import { queueChangedEnquiry } from '../integrations/queue-events';
import { conflict, notFound } from '../platform/http/errors';
import { pick } from '../platform/values/pick';
import { CORRECTABLE_COLUMNS } from './correct-enquiry';
import { deriveColumns } from './derive-columns';
import { enquiryRows } from './enquiry-rows';
import { readResponseTarget } from './response-target';
import type { StoredEnquiryRow } from './summary';

export type Change = (row: StoredEnquiryRow) => StoredEnquiryRow | Promise<StoredEnquiryRow>;

/** Each failed attempt is another change that was stored, so that many accounts can write at once. */
const MAX_ATTEMPTS = 100;

/** Returns an enquiry. @throws HttpError when it does not exist */
export async function findEnquiry(
  strapi: Core.Strapi,
  documentId: string,
): Promise<StoredEnquiryRow> {
  const row = await enquiryRows(strapi).findOne({ where: { documentId } });
  if (!row) throw notFound(DASHBOARD_ENQUIRY_MESSAGES.notFound);
  return row;
}

/**
 * Updates the row and queues its webhooks, unless it changed since it was read. Returns the new version; null if it changed.
 */
async function write(
  strapi: Core.Strapi,
  row: StoredEnquiryRow,
  changed: StoredEnquiryRow,
): Promise<string | null> {
  const { status, history, firstReplyAt, ownerId, nextStep, nextStepOn } = changed;
  const derived = deriveColumns(changed, await readResponseTarget(strapi), row);
  // Two changes within the same millisecond need different versions.
  const updatedAt = new Date(Math.max(Date.now(), Date.parse(row.updatedAt) + 1));
  return strapi.db.transaction(async () => {
    const { count } = await enquiryRows(strapi).updateMany({
      where: { id: row.id, updatedAt: row.updatedAt },
      data: {
        ...{ status, history, firstReplyAt, ownerId, nextStep, nextStepOn, updatedAt },
        ...pick(changed, CORRECTABLE_COLUMNS),
        ...pick(changed, QUOTE_COLUMNS),
        ...pick(changed, RESULT_COLUMNS),
        ...derived,
      },
    });
    if (Number(count) !== 1) return null;
    await queueChangedEnquiry(strapi, row, changed);
    return updatedAt.toISOString();
  });
}

/** A stored change: the row that it replaced, and the version that it wrote. */
export type StoredChange = { before: StoredEnquiryRow; version: string };

/**
 * Changes an enquiry with optimistic locking: with `updatedAt` a stale change is rejected, without it
 * the change is retried on the current row. Bypasses the Document Service, whose update has no
 * optimistic locking.
 * @param onStored called when a change was stored
 * @throws HttpError when the enquiry does not exist or the change is stale
 */
export async function changeEnquiry(
  strapi: Core.Strapi,
  documentId: string,
  make: Change,
  updatedAt?: string,
  onStored?: (change: StoredChange) => void,
): Promise<StoredEnquiryRow> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const row = await findEnquiry(strapi, documentId);
    const isStale = updatedAt && Date.parse(row.updatedAt) !== Date.parse(updatedAt);
    if (isStale) throw conflict(DASHBOARD_ENQUIRY_MESSAGES.stale);
    const changed = await make(row);
    if (changed === row) return row;
    const version = await write(strapi, row, changed);
    if (!version) continue;
    onStored?.({ before: row, version });
    return findEnquiry(strapi, documentId);
  }
  throw conflict(DASHBOARD_ENQUIRY_MESSAGES.stale);
}
