import type { Core } from '@strapi/strapi';

import type { EnquiryMail, EnquiryMailState, ReceivedMail } from '../../contracts/enquiry-mail';
import { MAIL_UID, type MailFailure, type MailState } from '../../contracts/mail';
import { query } from '../platform/strapi/query';
import { pick } from '../platform/values/pick';
import { listAttachments, toAttachment, toReceivedAttachment } from './attachments';

type ReplyRow = Pick<EnquiryMail, 'createdAt' | 'subject' | 'text' | 'template'> & {
  documentId: string;
  state: MailState;
  author: string;
  failure: MailFailure | null;
  response: string | null;
};

const STATES: Record<MailState, EnquiryMailState> = {
  waiting: 'waiting',
  sent: 'sent',
  failed: 'refused',
  bounced: 'bounced',
  replaced: 'settled',
  skipped: 'settled',
  summed: 'settled',
  received: 'settled',
};

/** Returns the mails that staff wrote to the sender of an enquiry, oldest first. */
export async function readMails(strapi: Core.Strapi, enquiryId: string): Promise<EnquiryMail[]> {
  const rows = await query<ReplyRow>(strapi, MAIL_UID).findMany({
    where: { enquiryId, kind: 'reply' },
    orderBy: { id: 'asc' },
  });
  if (rows.length === 0) return [];
  const attachments = await listAttachments(strapi, { enquiryId });
  return rows.map((row) => ({
    id: row.documentId,
    state: STATES[row.state],
    who: row.author,
    createdAt: new Date(row.createdAt).toISOString(),
    ...pick(row, ['subject', 'text', 'template']),
    attachments: attachments.filter(({ mailId }) => mailId === row.documentId).map(toAttachment),
    problem: row.failure && { failure: row.failure, response: row.response },
  }));
}

type ReceivedRow = Pick<ReceivedMail, 'question'> & {
  documentId: string;
  senderName: string | null;
  sender: string | null;
  createdAt: string;
  subject: string | null;
  text: string | null;
  quoted: string | null;
  isCut: boolean | null;
  isAutomatic: boolean | null;
};

/** Returns the mails that the sender of an enquiry wrote, oldest first. */
export async function readReceivedMails(
  strapi: Core.Strapi,
  enquiryId: string,
): Promise<ReceivedMail[]> {
  const rows = await query<ReceivedRow>(strapi, MAIL_UID).findMany({
    where: { enquiryId, kind: 'received' },
    orderBy: { id: 'asc' },
  });
  if (rows.length === 0) return [];
  const attachments = await listAttachments(strapi, { enquiryId });
  return rows.map(({ documentId, senderName, sender, createdAt, question, ...row }) => ({
    id: documentId,
    name: senderName || sender || 'Sin remitente',
    address: sender,
    receivedAt: new Date(createdAt).toISOString(),
    subject: row.subject ?? '',
    text: row.text ?? '',
    quoted: row.quoted ?? '',
    isCut: row.isCut ?? false,
    isAutomatic: row.isAutomatic ?? false,
    question,
    attachments: attachments
      .filter(({ mailId }) => mailId === documentId)
      .map(toReceivedAttachment),
  }));
}

type Refused = { enquiryId: string; accountId: number | null };

/** Returns the enquiries with a refused or bounced reply, and the account that wrote it. */
export function findRefusedReplies(strapi: Core.Strapi): Promise<Refused[]> {
  return query<Refused>(strapi, MAIL_UID).findMany({
    select: ['enquiryId', 'accountId'],
    where: { kind: 'reply', state: { $in: ['failed', 'bounced'] } },
  });
}
