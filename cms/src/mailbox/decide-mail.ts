import type { Core } from '@strapi/strapi';

import { REPLY_MAIL_MESSAGES } from '../../contracts/enquiry-mail';
import { attachmentRows } from '../enquiries/attachments';
import { authorOf, type Caller } from '../enquiries/caller';
import { changeEnquiry, findEnquiry } from '../enquiries/change-enquiry';
import { withRecord } from '../enquiries/change-status';
import type { StoredEnquiryRow } from '../enquiries/summary';
import { MAIL_UID, type MailRow } from '../mail/mail-row';
import { conflict } from '../platform/http/errors';
import { query } from '../platform/strapi/query';
import { insertEnquiryFromMail } from './enquiry-from-mail';

/**
 * Answers the question whether a mail belongs to its enquiry; makes a new enquiry of one that does not. Returns
 * the enquiry that has the mail.
 * @throws HttpError when the question was answered before
 */
export async function decideMail(
  strapi: Core.Strapi,
  { enquiryId, mailId, belongs }: { enquiryId: string; mailId: string; belongs: boolean },
  caller: Caller,
): Promise<StoredEnquiryRow> {
  const rows = query<MailRow>(strapi, MAIL_UID);
  return strapi.db.transaction(async () => {
    const where = { documentId: mailId, enquiryId, kind: 'received', question: { $notNull: true } };
    const mail = await rows.findOne({ where });
    // The update is what lets one of two simultaneous requests decide.
    const { count } = await rows.updateMany({ where, data: { question: null } });
    if (!mail || Number(count) === 0) throw conflict(REPLY_MAIL_MESSAGES.noQuestion);
    if (belongs) return findEnquiry(strapi, enquiryId);
    const { sender, senderName, subject, text, createdAt } = mail;
    const { documentId, folio } = await insertEnquiryFromMail(strapi, {
      ...{ mailId, name: senderName ?? '', address: sender ?? null },
      ...{ subject: subject ?? '', text: text ?? '', receivedAt: new Date(createdAt) },
    });
    const data = { enquiryId: documentId };
    await rows.updateMany({ where: { documentId: mailId }, data });
    await attachmentRows(strapi).updateMany({ where: { mailId }, data });
    const record = { event: 'mail-moved', mailId, folio, ...authorOf(caller) } as const;
    await changeEnquiry(strapi, enquiryId, (row) => withRecord(row, record));
    return findEnquiry(strapi, documentId);
  });
}
