import type { Core } from '@strapi/strapi';

import type { EnquiryDetailResponse } from '../../../../contracts/dashboard-enquiry';
import { type AttachmentResponse, REPLY_MAIL_MESSAGES } from '../../../../contracts/enquiry-mail';
import { mailDecisionSchema, replyMailSchema } from '../../../../contracts/enquiry-mail-schema';
import { authorOf, callerOf } from '../../../enquiries/caller';
import { changeEnquiry, findEnquiry } from '../../../enquiries/change-enquiry';
import { addReplyNotNeeded } from '../../../enquiries/change-status';
import { readDetail } from '../../../enquiries/read-detail';
import { decideMail } from '../../../mailbox/decide-mail';
import type { Context } from '../../../platform/http/context';
import { invalidField } from '../../../platform/http/errors';
import { validateData } from '../../../platform/http/validate-body';
import {
  addAttachment,
  readAttachment,
  removeAttachment,
  sendReply,
  withdrawReply,
} from '../lib/reply-mails';

export default function mailController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** POST /api/enquiries/:documentId/mails */
    async send(ctx: Context) {
      const mail = validateData(replyMailSchema, ctx.request.body);
      const row = await sendReply(strapi, ctx.params.documentId, mail, callerOf(ctx));
      ctx.body = { data: await readDetail(strapi, row) } satisfies EnquiryDetailResponse;
    },

    /** DELETE /api/enquiries/:documentId/mails/:id */
    async withdraw(ctx: Context) {
      const { documentId, id } = ctx.params;
      const row = await findEnquiry(strapi, documentId);
      await withdrawReply(strapi, documentId, id, callerOf(ctx));
      ctx.body = { data: await readDetail(strapi, row) } satisfies EnquiryDetailResponse;
    },

    /** POST /api/enquiries/:documentId/received-mails/:id */
    async decide(ctx: Context) {
      const { documentId: enquiryId, id: mailId } = ctx.params;
      const { belongs } = validateData(mailDecisionSchema, ctx.request.body);
      const row = await decideMail(strapi, { enquiryId, mailId, belongs }, callerOf(ctx));
      ctx.body = { data: await readDetail(strapi, row) } satisfies EnquiryDetailResponse;
    },

    /** POST /api/enquiries/:documentId/reply-not-needed */
    async settle(ctx: Context) {
      const by = authorOf(callerOf(ctx));
      const { documentId } = ctx.params;
      const row = await changeEnquiry(strapi, documentId, (one) => addReplyNotNeeded(one, by));
      ctx.body = { data: await readDetail(strapi, row) } satisfies EnquiryDetailResponse;
    },

    /** POST /api/enquiries/:documentId/attachments */
    async attach(ctx: Context) {
      const files = [ctx.request.files?.files ?? []].flat();
      const [file] = files;
      if (!file || files.length > 1) throw invalidField(['files'], REPLY_MAIL_MESSAGES.file);
      const data = await addAttachment(strapi, ctx.params.documentId, file, callerOf(ctx));
      ctx.status = 201;
      ctx.body = { data } satisfies AttachmentResponse;
    },

    /** DELETE /api/enquiries/:documentId/attachments/:id */
    async detach(ctx: Context) {
      const { documentId, id } = ctx.params;
      await removeAttachment(strapi, documentId, id, callerOf(ctx));
      ctx.status = 204;
    },

    /** GET /api/enquiries/:documentId/attachments/:id */
    async download(ctx: Context) {
      const { documentId, id } = ctx.params;
      const { name, mime, content } = await readAttachment(strapi, documentId, id);
      ctx.attachment(name);
      ctx.type = mime;
      ctx.body = content;
    },
  };
}
