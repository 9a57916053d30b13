import type { Core } from '@strapi/strapi';

import {
  EARLIER_HONEYPOT_FIELD,
  ENQUIRY_UID,
  type EnquiryInput,
  type EnquiryReceipt,
  HONEYPOT_FIELD,
} from '../../../../contracts/enquiry';
import type { EnquiryLine } from '../../../../contracts/enquiry-lines';
import { classifyEnquiry } from '../../../enquiries/classify-enquiry';
import { completeNewEnquiry } from '../../../enquiries/complete-new-enquiry';
import { priceLines } from '../../../enquiries/price-lines';
import { readResponseTarget } from '../../../enquiries/response-target';
import { toPhoneColumns } from '../../../enquiries/to-phone-columns';
import { toVisitColumns } from '../../../enquiries/to-visit-columns';
import { insertEnquiry, MAX_ATTEMPTS } from '../../../mail/insert-enquiry';
import { cacheWithTtl } from '../../../platform/async/cache-with-ttl';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { createDocumentId } from '../../../platform/database/document-id';
import { query } from '../../../platform/strapi/query';
import { subscribe } from '../../newsletter-subscription/lib/subscribe';

export type StoredEnquiry = { receipt: EnquiryReceipt; requestHash: string };
type NewEnquiry = { input: EnquiryInput; key?: string; requestHash: string };

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

function toRow({ input, key, requestHash }: NewEnquiry, lines: EnquiryLine[]) {
  const { [HONEYPOT_FIELD]: _honeypot, [EARLIER_HONEYPOT_FIELD]: _earlier, ...sent } = input;
  const { privacyVersion, visit, visitMs: _visit, newsletter: _letter, ...given } = sent;
  const { lines: _lines, ...fields } = given;
  if (!fields.extraAnswer) delete fields.extraLabel;
  const { status, spamReason } = classifyEnquiry(input);
  const row = completeNewEnquiry({
    ...fields,
    ...toPhoneColumns(input),
    ...(lines.length > 0 && { lines }),
    status,
  });
  const { createdAt } = row;
  return {
    ...row,
    ...toVisitColumns(visit),
    documentId: createDocumentId(),
    publishedAt: createdAt,
    spamReason,
    requestHash,
    idempotencyKey: key,
    ...(privacyVersion && { consentVersion: privacyVersion, consentAt: createdAt }),
  };
}

/** Stores enquiries in the database, at most one for each idempotency key. */
export function createEnquiryStore(strapi: Core.Strapi) {
  const responseTarget = cacheWithTtl(TARGET_TTL_MS, () => readResponseTarget(strapi));

  async function findByKey(key: string | undefined): Promise<StoredEnquiry | undefined> {
    if (!key) return undefined;
    const row = await query<Row>(strapi, ENQUIRY_UID).findOne({
      where: { idempotencyKey: key },
      select: ['folio', 'requestHash', 'createdAt', 'dueAt'],
    });
    return row ? toStored(row) : undefined;
  }

  /** Stores an enquiry and the subscription of its sender in one transaction. */
  async function store({ input, ...rest }: NewEnquiry) {
    const row = toRow({ input, ...rest }, await priceLines(strapi, input.lines ?? []));
    const target = await responseTarget();
    return strapi.db.transaction(async () => {
      if (input.newsletter && row.status !== 'spam') await subscribe(strapi, input.email);
      return insertEnquiry(strapi, row, target);
    });
  }

  return {
    findByKey,
    /** Stores an enquiry; `isNew` is false if an earlier request with the same key stored it. */
    async insert(enquiry: NewEnquiry): Promise<StoredEnquiry & { isNew: boolean }> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return { ...toStored(await store(enquiry)), isNew: true };
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
