import type { Core } from '@strapi/strapi';

import type {
  EnquiryHistoryRecord,
  EnquiryInput,
  EnquiryReceipt,
} from '../../../../contracts/enquiry';
import { isUniqueViolation } from '../../../lib/database-errors';
import { createOutbox } from '../../../mail/outbox';
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
  const outbox = createOutbox(strapi);

  /** One transaction: an enquiry that was acknowledged has its mails, and a refused one has none. */
  async function create(data: ReturnType<typeof toRow>): Promise<Row> {
    return strapi.db.transaction(async () => {
      const row = await strapi.documents(UID).create({ data });
      if (data.status !== 'spam') await outbox.add(row.documentId);
      return row;
    });
  }

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
          return { ...toStored(await create(toRow(enquiry))), isNew: true };
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
