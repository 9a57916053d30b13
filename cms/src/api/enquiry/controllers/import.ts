import type { Core } from '@strapi/strapi';

import type {
  LeadCheckResponse,
  LeadImportResponse,
  LeadImportsResponse,
  LeadUndoResponse,
} from '../../../../contracts/enquiry-import';
import { leadImportSchema } from '../../../../contracts/enquiry-import-schema';
import { callerOf } from '../../../enquiries/caller';
import { planLeads, toPreview } from '../../../enquiries/import/plan-leads';
import { listImports, storeLeads } from '../../../enquiries/import/store-leads';
import { actorOf } from '../../../personal-data/actor';
import { type Context, userOf } from '../../../platform/http/context';
import { validateData } from '../../../platform/http/validate-body';
import { undoImport } from '../lib/undo-import';

export default function importController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** POST /api/enquiries/import/check */
    async check(ctx: Context) {
      const request = validateData(leadImportSchema, ctx.request.body);
      const planned = await planLeads(strapi, request);
      ctx.body = { data: planned.map(toPreview) } satisfies LeadCheckResponse;
    },

    /** POST /api/enquiries/import */
    async store(ctx: Context) {
      const request = validateData(leadImportSchema, ctx.request.body);
      const data = await storeLeads(strapi, request, callerOf(ctx));
      ctx.body = { data } satisfies LeadImportResponse;
    },

    /** GET /api/enquiries/imports */
    async find(ctx: Context) {
      ctx.body = { data: await listImports(strapi) } satisfies LeadImportsResponse;
    },

    /** POST /api/enquiries/imports/:documentId/undo */
    async undo(ctx: Context) {
      const data = await undoImport(strapi, ctx.params.documentId, actorOf(userOf(ctx)));
      ctx.body = { data } satisfies LeadUndoResponse;
    },
  };
}
