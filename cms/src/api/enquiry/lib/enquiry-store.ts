import type { Core } from '@strapi/strapi';

import type {
  EnquiryHistoryRecord,
  EnquiryInput,
  EnquiryReceipt,
} from '../../../../contracts/enquiry';
import { isUniqueViolation } from '../../../lib/database-errors';
import { createDocumentId } from '../../../lib/document-id';
import { rememberBriefly } from '../../../lib/remember-briefly';
import { createOutbox } from '../../../mail/outbox';
import { deriveColumns } from './derived';
import { createFolio } from './folio';
import { readPromise } from './promise';
import { findSpamReason } from './spam';

export type StoredEnquiry = { receipt: EnquiryReceipt; requestHash: string };
export type NewEnquiry = { input: EnquiryInput; key?: string; requestHash: string };

const UID = 'api::enquiry.enquiry';
const MAX_ATTEMPTS = 5;
// Staff change it once in months, and in a flood each enquiry would ask for it.
const PROMISE_MS = 1_000;

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
  const { website: _trap, visitMs: _visit, newsletter: _letter, privacyVersion, ...fields } = input;
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

/** Enquiries in the database, each at most once for one key. */
export function createEnquiryStore(strapi: Core.Strapi) {
  const outbox = createOutbox(strapi);
  const promise = rememberBriefly(PROMISE_MS, () => readPromise(strapi));

  /**
   * One transaction: an enquiry that was acknowledged has its mails, and a refused one has none.
   * Past the document service, which would check, read and announce again what was checked here and
   * nobody listens to: half the time of an enquiry.
   */
  async function create(enquiry: NewEnquiry): Promise<StoredEnquiry> {
    const row = toRow(enquiry);
    const data = { ...row, ...deriveColumns(row, await promise()) };
    await strapi.db.transaction(async () => {
      await strapi.db.query(UID).createMany({ data: [data] });
      if (row.status !== 'spam') await outbox.add(row.documentId);
    });
    return toStored(row);
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
          return { ...(await create(enquiry)), isNew: true };
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
