import type { Core } from '@strapi/strapi';

import { createChatSchema } from '../../../../contracts/chat-schema';
import {
  type BulkResponse,
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryDetailResponse,
  type UndoResponse,
} from '../../../../contracts/dashboard-enquiry';
import { replySchema, undoSchema } from '../../../../contracts/dashboard-enquiry-schema';
import { correctionSchema } from '../../../../contracts/enquiry-correction-schema';
import type { ReplyTemplatesResponse } from '../../../../contracts/reply-template';
import type { VisitValuesResponse } from '../../../../contracts/visit-columns';
import { formatDay, isoDay } from '../../../../contracts/zoned-time';
import { authorOf, callerOf } from '../../../enquiries/caller';
import { changeEnquiry, findEnquiry } from '../../../enquiries/change-enquiry';
import { correctEnquiry } from '../../../enquiries/correct-enquiry';
import { renameContactKeys } from '../../../enquiries/person/rename-contact-keys';
import { readDetail } from '../../../enquiries/read-detail';
import { readReplyValues } from '../../../enquiries/read-reply-values';
import { readVisitValues } from '../../../enquiries/read-visit-values';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import { readBulk, readChange } from '../../../enquiries/validation/change';
import { readExportQuery } from '../../../enquiries/validation/export-query';
import { readListQuery } from '../../../enquiries/validation/list-query';
import { readReportQuery } from '../../../enquiries/validation/report-query';
import { readVisitFilter } from '../../../enquiries/validation/visit-filter';
import { listReplyTemplates } from '../../../features/reply-templates/server/list-reply-templates';
import { actorOf } from '../../../personal-data/actor';
import { deleteEnquiries } from '../../../personal-data/delete-enquiries';
import { type Context, userOf } from '../../../platform/http/context';
import { forbidden, notFound } from '../../../platform/http/errors';
import { validateData } from '../../../platform/http/validate-body';
import { EXPORT_TYPES } from '../../../platform/spreadsheet/export-formats';
import { changeOwners } from '../lib/change-ownership';
import { exportEnquiries } from '../lib/export-enquiries';
import {
  handleEnquiry,
  handleMany,
  recordMissedCall,
  replyToEnquiry,
} from '../lib/handle-enquiries';
import { countEnquiries, listEnquiries } from '../lib/list-enquiries';
import { registerChat } from '../lib/register-chat';
import { readReplyDraft } from '../lib/reply-mails';
import { readReport, writeReportCsv } from '../lib/report';
import { respondToChange } from '../lib/respond-to-change';
import { undoChanges } from '../lib/undo-changes';

const CHAT_SCHEMA = createChatSchema();

export default function dashboardController({ strapi }: { strapi: Core.Strapi }) {
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
      await respondToChange(strapi, ctx, (caller, onStored) =>
        handleEnquiry(strapi, ctx.params.documentId, change, caller, onStored),
      );
    },

    /** POST /api/enquiries/:documentId/corrections */
    async correct(ctx: Context) {
      const { updatedAt, ...correction } = validateData(correctionSchema, ctx.request.body);
      const by = authorOf(callerOf(ctx));
      const { documentId } = ctx.params;
      const before = await findEnquiry(strapi, documentId);
      const make = (row: StoredEnquiryRow) => correctEnquiry(row, correction, by);
      const after = await changeEnquiry(strapi, documentId, make, updatedAt);
      await renameContactKeys(strapi, before, after);
      await respond(ctx, after);
    },

    /** POST /api/enquiries/:documentId/replies */
    async reply(ctx: Context) {
      const reply = validateData(replySchema, ctx.request.body);
      const { documentId } = ctx.params;
      await respond(ctx, await replyToEnquiry(strapi, documentId, reply, callerOf(ctx)));
    },

    /** POST /api/enquiries/:documentId/missed-calls */
    async missCall(ctx: Context) {
      await respond(ctx, await recordMissedCall(strapi, ctx.params.documentId, callerOf(ctx)));
    },

    /** GET /api/enquiries/:documentId/reply-templates */
    async replyTemplates(ctx: Context) {
      const row = await findEnquiry(strapi, ctx.params.documentId);
      const caller = callerOf(ctx);
      const [templates, values, mail] = await Promise.all([
        listReplyTemplates(strapi, row.type),
        readReplyValues(strapi, row, caller.name),
        readReplyDraft(strapi, row, caller),
      ]);
      ctx.body = { data: { templates, values, mail } } satisfies ReplyTemplatesResponse;
    },

    /** POST /api/enquiries/chats */
    async addChat(ctx: Context) {
      const chat = validateData(CHAT_SCHEMA, ctx.request.body);
      const documentId = await registerChat(strapi, chat, callerOf(ctx));
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
        ctx.body = await handleMany(strapi, bulk, caller);
        return;
      }
      if (bulk.action === 'take' || bulk.action === 'assign') {
        ctx.body = await changeOwners(strapi, bulk, caller);
        return;
      }
      if (!caller.isManager) throw forbidden(DASHBOARD_ENQUIRY_MESSAGES.deleteForbidden);
      const changed = await deleteEnquiries(strapi, bulk.ids, actorOf(userOf(ctx)));
      ctx.body = { data: { changed, unchanged: 0, refused: 0 } } satisfies BulkResponse;
    },

    /** POST /api/enquiries/undo */
    async undo(ctx: Context) {
      const request = validateData(undoSchema, ctx.request.body);
      const data = await undoChanges(strapi, request, callerOf(ctx));
      ctx.body = { data } satisfies UndoResponse;
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
      ctx.type = EXPORT_TYPES.csv;
      ctx.body = await writeReportCsv(strapi, span);
    },

    /** GET /api/enquiries/export */
    async export(ctx: Context) {
      const request = readExportQuery(ctx.query, ctx.querystring);
      const file = await exportEnquiries(strapi, request, actorOf(userOf(ctx)));
      ctx.attachment(`consultas-${isoDay(new Date())}.${request.format}`);
      ctx.type = EXPORT_TYPES[request.format];
      ctx.body = file;
    },
  };
}
