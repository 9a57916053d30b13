import type { Core } from '@strapi/strapi';

import { ENQUIRY_LIMITS } from '../../contracts/enquiry';
import { toResultColumns } from '../../contracts/enquiry-result';
import { classifyEnquiry } from '../enquiries/classify-enquiry';
import { completeNewEnquiry } from '../enquiries/complete-new-enquiry';
import { readResponseTarget } from '../enquiries/response-target';
import { insertEnquiry } from '../mail/insert-enquiry';
import { createDocumentId } from '../platform/database/document-id';
import { cutText } from './parse-mail';

const VISITOR = 'visitante';
const SIGNATURE = /\n-- ?\n[^]*$/;
const REASON_LENGTH = 160;

type Source = {
  mailId: string;
  name: string;
  address: string | null;
  subject: string;
  text: string;
  receivedAt: Date;
  /** What the headers say against the mail. */
  signs?: readonly string[];
};

function nameOf({ name, address }: Source): string {
  const names = [name, address?.split('@')[0] ?? ''];
  return names.find((one) => one.length >= ENQUIRY_LIMITS.name.min) ?? 'Sin nombre';
}

/**
 * Stores a mail that fits no enquiry as one that arrived when the mail did, with its notice and confirmation
 * unless it is spam. Call it in the transaction that stores the mail.
 */
export async function insertEnquiryFromMail(strapi: Core.Strapi, mail: Source) {
  const { mailId, address, subject, text, signs } = mail;
  const name = nameOf(mail);
  const { status, spamReason } = classifyEnquiry({
    ...{ name, signs },
    message: text.replace(SIGNATURE, ''),
  });
  const when = mail.receivedAt.toISOString();
  const message = [subject, text].filter(Boolean).join('\n\n');
  const row = {
    ...completeNewEnquiry({
      ...{ name, email: address, type: 'consulta', status },
      message: cutText(message, ENQUIRY_LIMITS.message.max) || '(Sin texto)',
      history: [
        { event: 'created', who: VISITOR, when, from: null, to: status },
        { event: 'mail-received', who: VISITOR, when, mailId },
      ],
    }),
    ...toResultColumns(),
    ...{ firstReplyAt: null, ownerId: null, channel: 'correo', idempotencyKey: null },
    spamReason: spamReason?.slice(0, REASON_LENGTH),
    documentId: createDocumentId(),
    publishedAt: new Date().toISOString(),
  };
  await insertEnquiry(strapi, row, await readResponseTarget(strapi));
  return { documentId: row.documentId, folio: row.folio, status };
}
