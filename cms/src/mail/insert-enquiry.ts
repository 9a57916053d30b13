import type { Core } from '@strapi/strapi';

import { deriveColumns, type DerivedFrom } from '../enquiries/derive-columns';
import { enquiryRows } from '../enquiries/enquiry-rows';
import type { ResponseTarget } from '../enquiries/response-target';
import { queueCreatedEnquiries } from '../integrations/queue-events';
import { createOutbox } from './outbox';

/** Attempts to store an enquiry, each with another folio. */
export const MAX_ATTEMPTS = 5;

/**
 * Inserts an enquiry with its derived columns, its mails and its webhooks in one transaction. Bypasses the Document
 * Service, whose second validation, read and events have no use here and take half the time of a request.
 */
export async function insertEnquiry<Row extends DerivedFrom & { documentId: string }>(
  strapi: Core.Strapi,
  row: Row,
  target: ResponseTarget,
) {
  const data = { ...row, ...deriveColumns(row, target) };
  await strapi.db.transaction(async () => {
    await enquiryRows(strapi).createMany({ data: [data] });
    const status = row.status ?? 'nuevo';
    await queueCreatedEnquiries(strapi, [{ documentId: row.documentId, status }]);
    if (status === 'spam') return;
    await createOutbox(strapi).add(row.documentId, { hasAddress: Boolean(row.email) });
  });
  return data;
}
