import type { Core } from '@strapi/strapi';

import type {
  AttachmentProblem,
  MailAttachment,
  ReceivedAttachment,
} from '../../contracts/enquiry-mail';
import { query } from '../platform/strapi/query';
import { pick } from '../platform/values/pick';

export const ATTACHMENT_UID = 'api::mail.mail-attachment';

/** A file of a received mail, of a reply, or of the draft of an account. */
type AttachmentRow = {
  documentId: string;
  enquiryId: string;
  /** Null while the reply is a draft. */
  mailId: string | null;
  /** Null for a file of a received mail. */
  accountId: number | null;
  name: string;
  mime: string;
  bytes: number;
  /** Base64; null with a `problem`. Read only to send, download or export it. */
  content: string | null;
  /** Why a received file is not stored. */
  problem: AttachmentProblem | null;
  createdAt: string;
};

const WITHOUT_CONTENT = [
  ...['id', 'documentId', 'enquiryId', 'mailId', 'accountId', 'name', 'bytes', 'problem'],
];

export const attachmentRows = (strapi: Core.Strapi) => query<AttachmentRow>(strapi, ATTACHMENT_UID);

/** Returns attachments without their content, in the order in which they were added. */
export function listAttachments(strapi: Core.Strapi, where: object): Promise<AttachmentRow[]> {
  return attachmentRows(strapi).findMany({
    select: WITHOUT_CONTENT,
    where,
    orderBy: { id: 'asc' },
  });
}

/** Returns attachments with their content, if it is stored, in the order in which they were added. */
export async function readAttachments(strapi: Core.Strapi, where: object) {
  const rows = await attachmentRows(strapi).findMany({ where, orderBy: { id: 'asc' } });
  return rows.flatMap(({ content, ...row }) =>
    content === null ? [] : { ...row, content: Buffer.from(content, 'base64') },
  );
}

export function toAttachment(row: AttachmentRow): MailAttachment {
  return { id: row.documentId, ...pick(row, ['name', 'bytes']) };
}

export function toReceivedAttachment(row: AttachmentRow): ReceivedAttachment {
  return { ...toAttachment(row), problem: row.problem };
}
