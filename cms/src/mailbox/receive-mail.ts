import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { attachmentRows } from '../enquiries/attachments';
import { changeEnquiry } from '../enquiries/change-enquiry';
import { withRecord } from '../enquiries/change-status';
import { MAIL_UID, type MailRow } from '../mail/mail-row';
import { readMailSettings } from '../mail/mail-settings';
import { recordBouncedMail } from '../mail/settle-reply';
import { createPrivacyLog } from '../personal-data/privacy-log';
import { createSubjectHash } from '../personal-data/subjects';
import { isUniqueViolation } from '../platform/database/database-errors';
import { createDocumentId } from '../platform/database/document-id';
import { query } from '../platform/strapi/query';
import { insertEnquiryFromMail } from './enquiry-from-mail';
import { findEnquiryOfMail, findMailsById } from './find-enquiry-of-mail';
import type { ParsedMail } from './parse-mail';

/** `ignored`: of a program, about no enquiry; or of a person whose data were erased since. */
type Outcome =
  | 'joined'
  | 'question'
  | 'enquiry'
  | 'spam'
  | 'bounce'
  | 'ignored'
  /** Another copy of the mail was stored before. */
  | 'repeated';

const SEEN_UID = 'api::mail.seen-mail';
/** Another copy, or a folio that another enquiry has taken. */
const MAX_ATTEMPTS = 5;
const NOT_FOUND = 404;

type Arrival = {
  /** When the mail reached the mailbox. */
  receivedAt: Date;
  /** Stores how far the mailbox was read, in the same transaction. */
  advance?: () => Promise<void>;
};

/** Stores a mail of the mailbox once, however often and by how many processes it is read. */
export async function receiveMail(
  strapi: Core.Strapi,
  mail: ParsedMail,
  { receivedAt, advance }: Arrival,
): Promise<Outcome> {
  const seen = query<{ key: string; outcome: Outcome }>(strapi, SEEN_UID);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await strapi.db.transaction(async () => {
        const known = await seen.findOne({ where: { key: mail.key } });
        const outcome = known ? 'repeated' : await store(strapi, mail, receivedAt);
        if (!known) {
          await seen.create({ data: { key: mail.key, outcome, createdAt: new Date() } });
        }
        await advance?.();
        return outcome;
      });
    } catch (error) {
      const isGone = error instanceof errors.HttpError && error.status === NOT_FOUND;
      if (attempt === MAX_ATTEMPTS || !(isUniqueViolation(error) || isGone)) throw error;
    }
  }
}

async function store(
  strapi: Core.Strapi,
  mail: ParsedMail,
  receivedAt: Date,
): Promise<Exclude<Outcome, 'repeated'>> {
  const { address, report } = mail;
  if (address?.toLowerCase() === readMailSettings().from.address.toLowerCase()) return 'ignored';
  if (report) {
    const returned = report.hasFailed ? await findMailsById(strapi, report.messageIds) : [];
    const [bounced] = returned.filter(({ kind }) => kind !== 'received');
    if (!bounced) return 'ignored';
    await recordBouncedMail(strapi, bounced, report.response, receivedAt);
    return 'bounce';
  }
  const found = await findEnquiryOfMail(strapi, mail, receivedAt);
  if (found && (!mail.isAutomatic || found.question !== 'address')) {
    const mailId = createDocumentId();
    const record = { event: 'mail-received', mailId, who: 'visitante' } as const;
    const when = receivedAt.toISOString();
    const { isAutomatic } = mail;
    await changeEnquiry(strapi, found.enquiryId, (row) =>
      withRecord(row, { ...record, when, ...(isAutomatic && { isAutomatic }) }),
    );
    await addMail(strapi, mail, { mailId, receivedAt, ...found });
    return found.question ? 'question' : 'joined';
  }
  if (mail.isAutomatic || (await wasErasedSince(strapi, address, receivedAt))) return 'ignored';
  const mailId = createDocumentId();
  const sender = { ...mail, address: mail.replyTo ?? address };
  const { documentId, status } = await insertEnquiryFromMail(strapi, {
    ...{ mailId, receivedAt },
    ...sender,
  });
  await addMail(strapi, mail, { mailId, receivedAt, enquiryId: documentId, question: null });
  return status === 'spam' ? 'spam' : 'enquiry';
}

/** Returns true for a mail from before an erasure, which an older copy of the database makes new. */
async function wasErasedSince(strapi: Core.Strapi, email: string | null, receivedAt: Date) {
  const [subject] = createSubjectHash(strapi)({ email });
  if (!subject) return false;
  const where = {
    action: 'person-erased',
    subjects: { $contains: subject },
    createdAt: { $gt: receivedAt },
  };
  return (await createPrivacyLog(strapi).find(where, 1)).length > 0;
}

type Place = Pick<MailRow, 'question'> & { enquiryId: string; mailId: string; receivedAt: Date };

async function addMail(
  strapi: Core.Strapi,
  { address, name, subject, text, quoted, messageId, isCut, isAutomatic, attachments }: ParsedMail,
  { enquiryId, mailId, receivedAt, question }: Place,
): Promise<void> {
  await query<MailRow>(strapi, MAIL_UID).create({
    data: {
      ...{ documentId: mailId, enquiryId, kind: 'received', state: 'received', question },
      ...{ dueAt: receivedAt, settledAt: receivedAt, createdAt: receivedAt },
      ...{ sender: address, senderName: name || null, messageId },
      ...{ subject, text, quoted, isCut, isAutomatic },
    },
  });
  for (const { content, ...attachment } of attachments) {
    await attachmentRows(strapi).create({
      data: {
        ...{ enquiryId, mailId, ...attachment },
        content: content?.toString('base64') ?? null,
        createdAt: new Date(),
      },
    });
  }
}
