import type { Core } from '@strapi/strapi';

import { assignSchema, nextStepSchema } from '../../../../contracts/dashboard-enquiry-schema';
import { readToday } from '../../../enquiries/read-today';
import { type Context, dashboardRoleOf, userOf } from '../../../platform/http/context';
import { validateData } from '../../../platform/http/validate-body';
import { serviceOf } from '../../../platform/strapi/service-of';
import { staffName } from '../../../platform/strapi/staff-name';
import type { Caller, OwnershipService } from '../services/ownership';

export default function ownershipController({ strapi }: { strapi: Core.Strapi }) {
  const ownership = () => serviceOf<OwnershipService>(strapi, 'api::enquiry.ownership');

  function callerOf(ctx: Context): Caller {
    const user = userOf(ctx);
    return { id: user.id, name: staffName(user), isManager: dashboardRoleOf(user) === 'admin' };
  }

  return {
    /** GET /api/enquiries/owners */
    async find(ctx: Context) {
      ctx.body = { data: await ownership().list() };
    },

    /** GET /api/enquiries/today */
    async today(ctx: Context) {
      ctx.body = { data: await readToday(strapi, userOf(ctx).id) };
    },

    /** POST /api/enquiries/:documentId/take */
    async take(ctx: Context) {
      ctx.body = { data: await ownership().take(ctx.params.documentId, callerOf(ctx)) };
    },

    /** POST /api/enquiries/:documentId/release */
    async release(ctx: Context) {
      ctx.body = { data: await ownership().release(ctx.params.documentId, callerOf(ctx)) };
    },

    /** PUT /api/enquiries/:documentId/next-step */
    async setNextStep(ctx: Context) {
      const step = validateData(nextStepSchema, ctx.request.body);
      ctx.body = {
        data: await ownership().setNextStep(ctx.params.documentId, step, callerOf(ctx)),
      };
    },

    /** DELETE /api/enquiries/:documentId/next-step */
    async finishNextStep(ctx: Context) {
      ctx.body = { data: await ownership().finishNextStep(ctx.params.documentId, callerOf(ctx)) };
    },

    /** POST /api/enquiries/:documentId/assign */
    async assign(ctx: Context) {
      const request = validateData(assignSchema, ctx.request.body);
      ctx.body = { data: await ownership().assign(ctx.params.documentId, request, callerOf(ctx)) };
    },
  };
}
