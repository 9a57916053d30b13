import { Readable } from 'node:stream';

import type { Core } from '@strapi/strapi';

import { DASHBOARD_ENQUIRY_MESSAGES } from '../../../../contracts/dashboard-enquiry';
import { replySchema } from '../../../../contracts/dashboard-enquiry-schema';
import type { EnquiryOwner } from '../../../../contracts/enquiry-owner';
import type { ReplyTemplatesResponse } from '../../../../contracts/reply-template';
import type { VisitValuesResponse } from '../../../../contracts/visit-columns';
import { formatDay, isoDay } from '../../../../contracts/zoned-time';
import { readVisitValues } from '../../../enquiries/read-visit-values';
import { readBulk, readChange } from '../../../enquiries/validation/change';
import { chatSchema } from '../../../enquiries/validation/chat';
import { readListQuery } from '../../../enquiries/validation/list-query';
import { readReportQuery } from '../../../enquiries/validation/report-query';
import { readVisitFilter } from '../../../enquiries/validation/visit-filter';
import { actorOf } from '../../../personal-data/actor';
import { type Context, dashboardRoleOf, userOf } from '../../../platform/http/context';
import { forbidden } from '../../../platform/http/errors';
import { validateData } from '../../../platform/http/validate-body';
import { serviceOf } from '../../../platform/strapi/service-of';
import { staffName } from '../../../platform/strapi/staff-name';
import type { DeskService } from '../services/desk';
import type { ExportService } from '../services/export';
import type { ReportService } from '../services/report';

/** Returns the signed-in account, which becomes the owner of an enquiry without one by answering it. */
function callerOf(ctx: Context): EnquiryOwner {
  const user = userOf(ctx);
  return { id: user.id, name: staffName(user) };
}

export default function deskController({ strapi }: { strapi: Core.Strapi }) {
  const desk = () => serviceOf<DeskService>(strapi, 'api::enquiry.desk');

  return {
    /** GET /api/enquiries */
    async find(ctx: Context) {
      ctx.body = await desk().list(readListQuery(ctx.query, ctx.querystring));
    },

    /** GET /api/enquiries/:documentId */
    async findOne(ctx: Context) {
      ctx.body = { data: await desk().findOne(ctx.params.documentId) };
    },

    /** PUT /api/enquiries/:documentId */
    async update(ctx: Context) {
      const change = readChange(ctx.request.body);
      ctx.body = { data: await desk().change(ctx.params.documentId, change, callerOf(ctx)) };
    },

    /** POST /api/enquiries/:documentId/replies */
    async reply(ctx: Context) {
      const reply = validateData(replySchema, ctx.request.body);
      ctx.body = { data: await desk().reply(ctx.params.documentId, reply, callerOf(ctx)) };
    },

    /** GET /api/enquiries/:documentId/reply-templates */
    async replyTemplates(ctx: Context) {
      const data = await desk().replyTemplates(ctx.params.documentId, staffName(userOf(ctx)));
      ctx.body = { data } satisfies ReplyTemplatesResponse;
    },

    /** POST /api/enquiries/chats */
    async addChat(ctx: Context) {
      const chat = validateData(chatSchema, ctx.request.body);
      ctx.status = 201;
      ctx.body = { data: await desk().addChat(chat, staffName(userOf(ctx))) };
    },

    /** DELETE /api/enquiries/:documentId */
    async delete(ctx: Context) {
      await desk().remove(ctx.params.documentId, actorOf(userOf(ctx)));
      ctx.status = 204;
    },

    /** POST /api/enquiries/bulk */
    async bulk(ctx: Context) {
      const bulk = readBulk(ctx.request.body);
      if (bulk.action === 'delete' && dashboardRoleOf(userOf(ctx)) !== 'admin') {
        throw forbidden(DASHBOARD_ENQUIRY_MESSAGES.deleteForbidden);
      }
      ctx.body = { data: await desk().changeMany(bulk, actorOf(userOf(ctx))) };
    },

    /** GET /api/enquiries/summary */
    async summary(ctx: Context) {
      ctx.body = { data: await desk().counts() };
    },

    /** GET /api/enquiries/visit-values */
    async visitValues(ctx: Context) {
      const data = await readVisitValues(strapi, readVisitFilter(ctx.query));
      ctx.body = { data } satisfies VisitValuesResponse;
    },

    /** GET /api/enquiries/report */
    async report(ctx: Context) {
      const report = serviceOf<ReportService>(strapi, 'api::enquiry.report');
      const { isCsv, ...span } = readReportQuery(ctx.query);
      if (!isCsv) {
        ctx.body = { data: await report.show(span) };
        return;
      }
      ctx.attachment(`reporte-${formatDay(span.from)}-a-${formatDay(span.to)}.csv`);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = await report.writeCsv(span);
    },

    /** GET /api/enquiries/export */
    async export(ctx: Context) {
      const service = serviceOf<ExportService>(strapi, 'api::enquiry.export');
      const list = readListQuery(ctx.query, ctx.querystring);
      const parts = service.write(list, actorOf(userOf(ctx)));
      ctx.attachment(`consultas-${isoDay(new Date())}.csv`);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.body = Readable.from(parts);
    },
  };
}
