import type { Core } from '@strapi/strapi';

import {
  SAVED_VIEW_MESSAGES,
  type SavedViewResponse,
  type SavedViewsResponse,
} from '../../../../contracts/saved-view';
import { changeViewSchema, createViewSchema } from '../../../../contracts/saved-view-schema';
import { callerOf } from '../../../enquiries/caller';
import { changeView, createView, deleteView, listViews } from '../../../enquiries/saved-views';
import type { Context } from '../../../platform/http/context';
import { invalidField } from '../../../platform/http/errors';
import { validateData } from '../../../platform/http/validate-body';

export default function savedViewController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** GET /api/saved-views */
    async find(ctx: Context) {
      ctx.body = { data: await listViews(strapi, callerOf(ctx)) } satisfies SavedViewsResponse;
    },

    /** POST /api/saved-views */
    async create(ctx: Context) {
      const view = validateData(createViewSchema, ctx.request.body);
      ctx.status = 201;
      ctx.body = {
        data: await createView(strapi, view, callerOf(ctx)),
      } satisfies SavedViewResponse;
    },

    /** PUT /api/saved-views/:documentId */
    async update(ctx: Context) {
      const change = validateData(changeViewSchema, ctx.request.body);
      if (Object.values(change).every((value) => value === undefined)) {
        throw invalidField(['data'], SAVED_VIEW_MESSAGES.nothing);
      }
      ctx.body = {
        data: await changeView(strapi, ctx.params.documentId, change, callerOf(ctx)),
      } satisfies SavedViewResponse;
    },

    /** DELETE /api/saved-views/:documentId */
    async delete(ctx: Context) {
      await deleteView(strapi, ctx.params.documentId, callerOf(ctx));
      ctx.status = 204;
    },
  };
}
