import { Readable } from 'node:stream';

import type { Core } from '@strapi/strapi';

import { createChatSchema } from '../../../../contracts/chat-schema';
import {
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryDetailResponse,
} from '../../../../contracts/dashboard-enquiry';
import { replySchema } from '../../../../contracts/dashboard-enquiry-schema';
import type { ReplyTemplatesResponse } from '../../../../contracts/reply-template';
import type { VisitValuesResponse } from '../../../../contracts/visit-columns';
import { formatDay, isoDay } from '../../../../contracts/zoned-time';
import { callerOf } from '../../../enquiries/caller';
import { findEnquiry } from '../../../enquiries/change-enquiry';
import { readDetail } from '../../../enquiries/read-detail';
import { readVisitValues } from '../../../enquiries/read-visit-values';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import { readBulk, readChange } from '../../../enquiries/validation/change';
import { readListQuery } from '../../../enquiries/validation/list-query';
import { readReportQuery } from '../../../enquiries/validation/report-query';
import { readVisitFilter } from '../../../enquiries/validation/visit-filter';
import { listReplyTemplates } from '../../../features/reply-templates/server/list-reply-templates';
import { readReplyValues } from '../../../features/reply-templates/server/read-reply-values';
import { actorOf } from '../../../personal-data/actor';
import { deleteEnquiries } from '../../../personal-data/delete-enquiries';
import { type Context, userOf } from '../../../platform/http/context';
import { forbidden, notFound } from '../../../platform/http/errors';
import { validateData } from '../../../platform/http/validate-body';
import { toE164 } from '../../../platform/values/phone';
import { exportEnquiries } from '../lib/export-enquiries';
import { handleEnquiry, handleMany, replyToEnquiry } from '../lib/handle-enquiries';
import { countEnquiries, listEnquiries } from '../lib/list-enquiries';
import { registerChat } from '../lib/register-chat';
import { readReport, writeReportCsv } from '../lib/report';

const CHAT_SCHEMA = createChatSchema({ parsePhone: toE164 });

export default function deskController({ strapi }: { strapi: Core.Strapi }) {
  async function respond(ctx: Context, row: StoredEnquiryRow): Promise<void> {
    ctx.body = { data: await readDetail(strapi, row) } satisfies EnquiryDetailResponse;
  }

  return {
    /** GET /api/enquiries */
    async find(ctx: Context) {
      ctx.body = await listEnquiries(strapi, readListQuery(ctx.query, ctx.querystring));
    },

    /** GET /api/enquiries/:documentId */
    async findOne(ctx: Context) {
      await respond(ctx, await findEnquiry(strapi, ctx.params.documentId));
    },

    /** PUT /api/enquiries/:documentId */
    async update(ctx: Context) {
      const change = readChange(ctx.request.body);
      const { documentId } = ctx.params;
      await respond(ctx, await handleEnquiry(strapi, documentId, change, callerOf(ctx)));
    },

    /** POST /api/enquiries/:documentId/replies */
    async reply(ctx: Context) {
      const reply = validateData(replySchema, ctx.request.body);
      const { documentId } = ctx.params;
      await respond(ctx, await replyToEnquiry(strapi, documentId, reply, callerOf(ctx)));
    },

    /** GET /api/enquiries/:documentId/reply-templates */
    async replyTemplates(ctx: Context) {
      const row = await findEnquiry(strapi, ctx.params.documentId);
      const [templates, values] = await Promise.all([
        listReplyTemplates(strapi, row.type),
        readReplyValues(strapi, row, callerOf(ctx).name),
      ]);
      ctx.body = { data: { templates, values } } satisfies ReplyTemplatesResponse;
    },

    /** POST /api/enquiries/chats */
    async addChat(ctx: Context) {
      const chat = validateData(CHAT_SCHEMA, ctx.request.body);
      const documentId = await registerChat(strapi, chat, callerOf(ctx).name);
      ctx.status = 201;
      await respond(ctx, await findEnquiry(strapi, documentId));
    },

    /** DELETE /api/enquiries/:documentId */
    async delete(ctx: Context) {
      const count = await deleteEnquiries(strapi, [ctx.params.documentId], actorOf(userOf(ctx)));
      if (!count) throw notFound(DASHBOARD_ENQUIRY_MESSAGES.notFound);
      ctx.status = 204;
    },

    /** POST /api/enquiries/bulk */
    async bulk(ctx: Context) {
      const bulk = readBulk(ctx.request.body);
      const caller = callerOf(ctx);
      if (bulk.action === 'status') {
        ctx.body = { data: await handleMany(strapi, bulk, caller) };
        return;
      }
      if (!caller.isManager) throw forbidden(DASHBOARD_ENQUIRY_MESSAGES.deleteForbidden);
      const changed = await deleteEnquiries(strapi, bulk.ids, actorOf(userOf(ctx)));
      ctx.body = { data: { changed, refused: 0 } };
    },

    /** GET /api/enquiries/summary */
    async summary(ctx: Context) {
      ctx.body = { data: await countEnquiries(strapi) };
    },

    /** GET /api/enquiries/visit-values */
    async visitValues(ctx: Context) {
      const data = await readVisitValues(strapi, readVisitFilter(ctx.query));
      ctx.body = { data } satisfies VisitValuesResponse;
    },

    /** GET /api/enquiries/report */
    async report(ctx: Context) {
      const { isCsv, ...span } = readReportQuery(ctx.query);
      if (!isCsv) {
        ctx.body = { data: await readReport(strapi, span) };
        return;
      }
      ctx.attachment(`reporte-${formatDay(span.from)}-a-${formatDay(span.to)}.csv`);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = await writeReportCsv(strapi, span);
    },

    /** GET /api/enquiries/export */
    async export(ctx: Context) {
      const list = readListQuery(ctx.query, ctx.querystring);
      const parts = exportEnquiries(strapi, list, actorOf(userOf(ctx)));
      ctx.attachment(`consultas-${isoDay(new Date())}.csv`);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = Readable.from(parts);
    },
  };
}
