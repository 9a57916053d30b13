import type { Core } from '@strapi/strapi';

import type {
  EnquiryHistoryRecord,
  EnquiryInput,
  EnquiryReceipt,
} from '../../../../contracts/enquiry';
import { cacheWithTtl } from '../../../enquiries/cache-with-ttl';
import { deriveColumns } from '../../../enquiries/derive-columns';
import { createFolio } from '../../../enquiries/folio';
import { readResponseTarget } from '../../../enquiries/response-target';
import { findSpamReason } from '../../../enquiries/spam';
import { toVisitColumns } from '../../../enquiries/to-visit-columns';
import { createOutbox } from '../../../mail/outbox';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { createDocumentId } from '../../../platform/database/document-id';
import { query } from '../../../platform/strapi/query';

export type StoredEnquiry = { receipt: EnquiryReceipt; requestHash: string };
type NewEnquiry = { input: EnquiryInput; key?: string; requestHash: string };

const UID = 'api::enquiry.enquiry';
const MAX_ATTEMPTS = 5;
// Staff rarely change the response target; without a cache every enquiry would query it.
const TARGET_TTL_MS = 1_000;

type Row = {
  folio?: string | null;
  requestHash?: string | null;
  createdAt: Date | string;
  dueAt: Date | string;
};

function toStored({ folio, requestHash, createdAt, dueAt }: Row): StoredEnquiry {
  return {
    receipt: {
      folio: folio ?? '',
      status: 'nuevo',
      createdAt: new Date(createdAt).toISOString(),
      dueAt: new Date(dueAt).toISOString(),
    },
    requestHash: requestHash ?? '',
  };
}

function toRow({ input, key, requestHash }: NewEnquiry) {
  const { website: _trap, visitMs: _visit, newsletter: _letter, ...stored } = input;
  const { privacyVersion, visit, ...fields } = stored;
  const spamReason = findSpamReason(input);
  const status = spamReason ? ('spam' as const) : ('nuevo' as const);
  const now = new Date().toISOString();
  const created: EnquiryHistoryRecord = {
    event: 'created',
    who: 'visitante',
    when: now,
    from: null,
    to: status,
  };
  return {
    ...fields,
    ...toVisitColumns(visit),
    documentId: createDocumentId(),
    createdAt: now,
    publishedAt: now,
    status,
    spamReason,
    requestHash,
    idempotencyKey: key,
    folio: createFolio(),
    history: [created],
    ...(privacyVersion && { consentVersion: privacyVersion, consentAt: now }),
  };
}

/** Stores enquiries in the database, at most one for each idempotency key. */
export function createEnquiryStore(strapi: Core.Strapi) {
  const outbox = createOutbox(strapi);
  const responseTarget = cacheWithTtl(TARGET_TTL_MS, () => readResponseTarget(strapi));

  /**
   * Inserts the enquiry and its mails in one transaction. Bypasses the Document Service, whose
   * second validation, read and events have no use here and take half the time of a request.
   */
  async function create(enquiry: NewEnquiry): Promise<StoredEnquiry> {
    const row = toRow(enquiry);
    const data = { ...row, ...deriveColumns(row, await responseTarget()) };
    await strapi.db.transaction(async () => {
      await query(strapi, UID).createMany({ data: [data] });
      if (row.status !== 'spam') await outbox.add(row.documentId);
    });
    return toStored(data);
  }

  async function findByKey(key: string | undefined): Promise<StoredEnquiry | undefined> {
    if (!key) return undefined;
    const row = await query<Row>(strapi, UID).findOne({
      where: { idempotencyKey: key },
      select: ['folio', 'requestHash', 'createdAt', 'dueAt'],
    });
    return row ? toStored(row) : undefined;
  }

  return {
    findByKey,
    /** Stores an enquiry; `isNew` is false if an earlier request with the same key stored it. */
    async insert(enquiry: NewEnquiry): Promise<StoredEnquiry & { isNew: boolean }> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return { ...(await create(enquiry)), isNew: true };
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
          const first = await findByKey(enquiry.key);
          if (first) return { ...first, isNew: false };
          // The folio was taken, not the key: retry with another folio.
          if (attempt === MAX_ATTEMPTS) throw error;
        }
      }
    },
  };
}
