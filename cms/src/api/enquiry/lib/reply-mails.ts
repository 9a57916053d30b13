import { readFile } from 'node:fs/promises';

import type { Core } from '@strapi/strapi';

import { DASHBOARD_ENQUIRY_MESSAGES } from '../../../../contracts/dashboard-enquiry';
import {
  type MailAttachment,
  REPLY_MAIL_LIMITS,
  REPLY_MAIL_MESSAGES as MESSAGES,
  type ReplyMailDraft,
  type ReplyMailRequest,
} from '../../../../contracts/enquiry-mail';
import {
  attachmentRows,
  listAttachments,
  readAttachments,
  toAttachment,
} from '../../../enquiries/attachments';
import type { Caller } from '../../../enquiries/caller';
import { findEnquiry } from '../../../enquiries/change-enquiry';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import { receiveFiles, type UploadedFile } from '../../../extensions/upload/receive-files';
import { MAIL_UID, type MailRow } from '../../../mail/mail-row';
import { readMailSettings } from '../../../mail/mail-settings';
import { createOutbox } from '../../../mail/outbox';
import { readSignature } from '../../../mail/write-reply';
import { runInSequence } from '../../../platform/database/advisory-locks';
import { conflict, invalidField, notFound } from '../../../platform/http/errors';
import { query } from '../../../platform/strapi/query';

const isConfigured = () => readMailSettings().smtpUrl !== undefined;

/** Selects the files that an account has added to its reply and not sent. */
const draftOf = (enquiryId: string, { id: accountId }: Caller) => ({
  ...{ enquiryId, accountId },
  mailId: { $null: true },
});

/** Returns what a reply by mail needs; null if no mail server is configured. */
export async function readReplyDraft(
  strapi: Core.Strapi,
  { documentId }: StoredEnquiryRow,
  caller: Caller,
): Promise<ReplyMailDraft | null> {
  if (!isConfigured()) return null;
  return {
    signature: await readSignature(strapi, caller.id, caller.name),
    attachments: (await listAttachments(strapi, draftOf(documentId, caller))).map(toAttachment),
  };
}

/**
 * Adds a reply to the outbox, once per key. The enquiry is answered when the mail server accepts it.
 * @throws HttpError when the enquiry cannot be answered by mail
 */
export async function sendReply(
  strapi: Core.Strapi,
  documentId: string,
  { key, attachments, template, ...written }: ReplyMailRequest['data'],
  caller: Caller,
): Promise<StoredEnquiryRow> {
  if (!isConfigured()) throw invalidField(['text'], MESSAGES.notConfigured);
  return runInSequence(strapi, 'replyMails', async () => {
    const row = await findEnquiry(strapi, documentId);
    const known = await query<MailRow>(strapi, MAIL_UID).findOne({
      where: { idempotencyKey: key },
    });
    if (known) {
      if (known.enquiryId === documentId && known.text === written.text) return row;
      throw conflict(MESSAGES.keyReused);
    }
    if (row.status === 'spam') {
      throw invalidField(['status'], DASHBOARD_ENQUIRY_MESSAGES.spamReply);
    }
    if (row.email === null) throw invalidField(['text'], MESSAGES.noAddress);
    const mail = await createOutbox(strapi).addReply({
      ...{ enquiryId: documentId, accountId: caller.id, author: caller.name },
      ...{ idempotencyKey: key, template: template ?? null, ...written },
    });
    const { count } = await attachmentRows(strapi).updateMany({
      where: { ...draftOf(documentId, caller), documentId: { $in: attachments } },
      data: { mailId: mail.documentId },
    });
    if (Number(count) !== attachments.length) {
      throw invalidField(['attachments'], MESSAGES.attachmentGone);
    }
    return row;
  });
}

/**
 * Removes a reply from the outbox that waits between attempts or was refused; its files return to the draft
 * of the caller.
 * @throws HttpError when it is being sent or was sent
 */
export async function withdrawReply(
  strapi: Core.Strapi,
  enquiryId: string,
  documentId: string,
  { id: accountId }: Caller,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await query<MailRow>(strapi, MAIL_UID).deleteMany({
      where: {
        ...{ kind: 'reply', enquiryId, documentId },
        $or: [
          { state: 'waiting', attempts: 0 },
          { state: 'waiting', failure: { $notNull: true } },
          { state: 'failed' },
        ],
      },
    });
    if (Number(count) === 0) throw conflict(MESSAGES.gone);
    const data = { mailId: null, accountId };
    await attachmentRows(strapi).updateMany({ where: { mailId: documentId }, data });
  });
}

/**
 * Adds a file to the draft of an account, checked and prepared as an upload to the media library.
 * @throws HttpError for a file that cannot be attached
 */
export async function addAttachment(
  strapi: Core.Strapi,
  enquiryId: string,
  file: UploadedFile,
  caller: Caller,
): Promise<MailAttachment> {
  await findEnquiry(strapi, enquiryId);
  const original = file.originalFilename ?? '';
  return receiveFiles([file], async () => {
    const { filepath, size: bytes, mimetype, originalFilename } = file;
    if (!mimetype || !/^image\/|^application\/pdf$/.test(mimetype)) {
      throw invalidField(['files'], MESSAGES.fileType(original));
    }
    const content = await readFile(filepath, 'base64');
    return runInSequence(strapi, 'replyMails', async () => {
      const others = await listAttachments(strapi, draftOf(enquiryId, caller));
      const total = others.reduce((sum, other) => sum + other.bytes, bytes);
      if (total > REPLY_MAIL_LIMITS.attachmentBytes) {
        throw invalidField(['files'], MESSAGES.fileSize(total));
      }
      if (others.length >= REPLY_MAIL_LIMITS.attachments) {
        throw invalidField(['files'], MESSAGES.attachments);
      }
      const row = await attachmentRows(strapi).create({
        data: {
          ...{ enquiryId, accountId: caller.id, bytes, mime: mimetype, content },
          name: originalFilename ?? original,
        },
      });
      return toAttachment(row);
    });
  });
}

/** Removes a file from the draft of an account. @throws HttpError when it has none of that id */
export async function removeAttachment(
  strapi: Core.Strapi,
  enquiryId: string,
  documentId: string,
  caller: Caller,
): Promise<void> {
  const { count } = await attachmentRows(strapi).deleteMany({
    where: { ...draftOf(enquiryId, caller), documentId },
  });
  if (Number(count) === 0) throw notFound(MESSAGES.attachmentGone);
}

/** Returns a file of an enquiry. @throws HttpError when there is none of that id */
export async function readAttachment(strapi: Core.Strapi, enquiryId: string, documentId: string) {
  const [file] = await readAttachments(strapi, { enquiryId, documentId });
  if (!file) throw notFound(MESSAGES.attachmentGone);
  return file;
}
