import type { Core } from '@strapi/strapi';

import type {
  LeadSourceResponse,
  LeadSourceSecretResponse,
  LeadSourcesResponse,
} from '../../../../contracts/lead-sources';
import {
  changeLeadSourceSchema,
  createLeadSourceSchema,
} from '../../../../contracts/lead-sources-schema';
import { callerOf } from '../../../enquiries/caller';
import type { Context } from '../../../platform/http/context';
import { validateData } from '../../../platform/http/validate-body';
import {
  changeSource,
  createSource,
  deleteSource,
  listSources,
  rotateSourceSecret,
} from '../lib/manage-sources';

export default function leadSourceController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** GET /api/lead-sources */
    async find(ctx: Context) {
      ctx.body = { data: await listSources(strapi) } satisfies LeadSourcesResponse;
    },

    /** POST /api/lead-sources */
    async create(ctx: Context) {
      const { name } = validateData(createLeadSourceSchema, ctx.request.body);
      const data = await createSource(strapi, name, callerOf(ctx).name);
      ctx.status = 201;
      ctx.body = { data } satisfies LeadSourceSecretResponse;
    },

    /** PUT /api/lead-sources/:documentId */
    async update(ctx: Context) {
      const change = validateData(changeLeadSourceSchema, ctx.request.body);
      const data = await changeSource(strapi, ctx.params.documentId, change);
      ctx.body = { data } satisfies LeadSourceResponse;
    },

    /** DELETE /api/lead-sources/:documentId */
    async delete(ctx: Context) {
      await deleteSource(strapi, ctx.params.documentId);
      ctx.status = 204;
    },

    /** POST /api/lead-sources/:documentId/secret */
    async rotateSecret(ctx: Context) {
      const data = await rotateSourceSecret(strapi, ctx.params.documentId);
      ctx.body = { data } satisfies LeadSourceSecretResponse;
    },
  };
}
