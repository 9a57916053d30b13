import type { Core } from '@strapi/strapi';

import type { EnquiryDetailResponse } from '../../../../contracts/dashboard-enquiry';
import {
  assignSchema,
  finishNextStepSchema,
  nextStepSchema,
} from '../../../../contracts/dashboard-enquiry-schema';
import { callerOf } from '../../../enquiries/caller';
import { readDetail } from '../../../enquiries/read-detail';
import { listOwners } from '../../../enquiries/read-owners';
import { readToday } from '../../../enquiries/read-today';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import type { Context } from '../../../platform/http/context';
import { validateBody, validateData } from '../../../platform/http/validate-body';
import {
  assignOwner,
  completeNextStep,
  planNextStep,
  releaseOwnership,
  takeOwnership,
} from '../lib/change-ownership';
import { respondToChange } from '../lib/respond-to-change';

export default function ownershipController({ strapi }: { strapi: Core.Strapi }) {
  async function respond(ctx: Context, row: StoredEnquiryRow): Promise<void> {
    ctx.body = { data: await readDetail(strapi, row) } satisfies EnquiryDetailResponse;
  }

  return {
    /** GET /api/enquiries/owners */
    async find(ctx: Context) {
      ctx.body = { data: await listOwners(strapi) };
    },

    /** GET /api/enquiries/today */
    async today(ctx: Context) {
      const { id, isManager } = callerOf(ctx);
      ctx.body = { data: await readToday(strapi, id, new Date(), isManager) };
    },

    /** POST /api/enquiries/:documentId/take */
    async take(ctx: Context) {
      await respond(ctx, await takeOwnership(strapi, ctx.params.documentId, callerOf(ctx)));
    },

    /** POST /api/enquiries/:documentId/release */
    async release(ctx: Context) {
      await respond(ctx, await releaseOwnership(strapi, ctx.params.documentId, callerOf(ctx)));
    },

    /** PUT /api/enquiries/:documentId/next-step */
    async setNextStep(ctx: Context) {
      const step = validateData(nextStepSchema, ctx.request.body);
      await respondToChange(strapi, ctx, (caller, onStored) =>
        planNextStep(strapi, ctx.params.documentId, step, caller, onStored),
      );
    },

    /** DELETE /api/enquiries/:documentId/next-step */
    async finishNextStep(ctx: Context) {
      const seen = validateBody(finishNextStepSchema, ctx.query);
      await respondToChange(strapi, ctx, (caller, onStored) =>
        completeNextStep(strapi, ctx.params.documentId, seen, caller, onStored),
      );
    },

    /** POST /api/enquiries/:documentId/assign */
    async assign(ctx: Context) {
      const request = validateData(assignSchema, ctx.request.body);
      await respond(ctx, await assignOwner(strapi, ctx.params.documentId, request, callerOf(ctx)));
    },
  };
}
