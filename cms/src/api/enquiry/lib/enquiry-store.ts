import type { Core } from '@strapi/strapi';

import type {
  EnquiryHistoryRecord,
  EnquiryInput,
  EnquiryReceipt,
} from '../../../../contracts/enquiry';
import { isUniqueViolation } from '../../../lib/database-errors';
import { createFolio } from './folio';
import { findSpamReason } from './spam';

export type StoredEnquiry = { receipt: EnquiryReceipt; requestHash: string };
export type NewEnquiry = { input: EnquiryInput; key?: string; requestHash: string };

const UID = 'api::enquiry.enquiry';
const MAX_ATTEMPTS = 5;

type Row = { folio?: string | null; requestHash?: string | null; createdAt?: unknown };

function toStored({ folio, requestHash, createdAt }: Row): StoredEnquiry {
  return {
    receipt: {
      folio: folio ?? '',
      status: 'nuevo',
      createdAt: new Date(String(createdAt)).toISOString(),
    },
    requestHash: requestHash ?? '',
  };
}

function toRow({ input, key, requestHash }: NewEnquiry) {
  const { website, privacyVersion, newsletter: _newsletter, ...fields } = input;
  const spamReason = findSpamReason({ ...fields, website });
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
    status,
    spamReason,
    requestHash,
    idempotencyKey: key,
    folio: createFolio(),
    history: [created],
    ...(privacyVersion && { consentVersion: privacyVersion, consentAt: now }),
  };
}

/** Enquiries in the database, each at most once for one key. */
export function createEnquiryStore(strapi: Core.Strapi) {
  async function findByKey(key: string | undefined): Promise<StoredEnquiry | undefined> {
    if (!key) return undefined;
    const row = await strapi.db.query(UID).findOne({
      where: { idempotencyKey: key },
      select: ['folio', 'requestHash', 'createdAt'],
    });
    return row ? toStored(row) : undefined;
  }

  return {
    findByKey,
    /** Stores an enquiry once; `isNew` is false when another request with its key came first. */
    async insert(enquiry: NewEnquiry): Promise<StoredEnquiry & { isNew: boolean }> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const row = await strapi.documents(UID).create({ data: toRow(enquiry) });
          return { ...toStored(row), isNew: true };
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
          const first = await findByKey(enquiry.key);
          if (first) return { ...first, isNew: false };
          // Not the key, so the folio was taken: another one is drawn.
          if (attempt === MAX_ATTEMPTS) throw error;
        }
      }
    },
  };
}
