import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../../../contracts/enquiry';
import { LEAD_MESSAGES as MESSAGES, type LeadReceipt } from '../../../../contracts/lead-sources';
import { readResponseTarget } from '../../../enquiries/response-target';
import { insertEnquiry, MAX_ATTEMPTS } from '../../../mail/insert-enquiry';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { conflict } from '../../../platform/http/errors';
import { query } from '../../../platform/strapi/query';
import { fingerprint } from '../../../platform/values/fingerprint';
import type { LeadInput } from './lead-schema';
import { type SourceRow, sourceRows } from './source-rows';
import { toLeadRow } from './to-lead-row';

/** Characters of a key that an id may have: the column has 64. */
const ID_LENGTH = 34;

/** Returns the idempotency key of a lead, with the hash of an id that is too long for it. */
function leadKey({ documentId }: SourceRow, id: string): string {
  const short = id.length > ID_LENGTH ? fingerprint(id).slice(0, ID_LENGTH) : id;
  return `lead-${documentId}-${short}`;
}

type EarlierRow = { folio: string | null; requestHash: string | null; createdAt: string };
type Stored = LeadReceipt & { isNew: boolean };

/** Returns the receipt of a lead that was received before. @throws HttpError when it was another one */
async function findStored(strapi: Core.Strapi, key: string, hash: string) {
  const row = await query<EarlierRow>(strapi, ENQUIRY_UID).findOne({
    where: { idempotencyKey: key },
    select: ['folio', 'requestHash', 'createdAt'],
  });
  if (!row) return undefined;
  if (row.requestHash !== hash) throw conflict(MESSAGES.idReused);
  const createdAt = new Date(row.createdAt).toISOString();
  return { folio: row.folio ?? '', createdAt, isNew: false };
}

/**
 * Stores a lead as an enquiry, once for each id of its source, with its mails and webhooks.
 * @param takeQuota throws when the source has sent too many new leads
 * @throws HttpError 400 for one without a usable contact, 409 for an id that another lead had
 */
export async function storeLead(
  strapi: Core.Strapi,
  source: SourceRow,
  lead: LeadInput,
  takeQuota: () => Promise<void>,
): Promise<Stored> {
  const requestHash = fingerprint(lead);
  const idempotencyKey = leadKey(source, lead.id);
  const earlier = await findStored(strapi, idempotencyKey, requestHash);
  if (earlier) return earlier;
  await takeQuota();
  const target = await readResponseTarget(strapi);
  for (let attempt = 1; ; attempt += 1) {
    const row = { ...toLeadRow(lead, source.name), idempotencyKey, requestHash };
    try {
      await strapi.db.transaction(async () => {
        await insertEnquiry(strapi, row, target);
        await sourceRows(strapi).updateMany({
          where: { documentId: source.documentId },
          data: { lastLeadAt: new Date() },
        });
      });
      return { folio: row.folio, createdAt: row.createdAt, isNew: true };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const first = await findStored(strapi, idempotencyKey, requestHash);
      if (first) return first;
      // The folio was taken: retry with another folio.
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
