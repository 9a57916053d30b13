import type { Core } from '@strapi/strapi';

import type { EnquiryPersonResponse } from '../../../../contracts/enquiry-person';
import { mergeSchema } from '../../../../contracts/enquiry-person-schema';
import { createDashboardEnquiryStore } from '../../../enquiries/dashboard-enquiry-store';
import { mergePersons, undoMerge } from '../../../enquiries/person/merge-persons';
import { readPerson } from '../../../enquiries/person/read-person';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import { type Context, userOf } from '../../../platform/http/context';
import { validateData } from '../../../platform/http/validate-body';
import { staffName } from '../../../platform/strapi/staff-name';

const authorOf = (ctx: Context) => ({
  who: staffName(userOf(ctx)),
  when: new Date().toISOString(),
});

export default function personController({ strapi }: { strapi: Core.Strapi }) {
  const store = createDashboardEnquiryStore(strapi);

  async function respond(ctx: Context, row: StoredEnquiryRow): Promise<void> {
    ctx.body = { data: await readPerson(strapi, row) } satisfies EnquiryPersonResponse;
  }

  return {
    /** GET /api/enquiries/:documentId/person */
    async find(ctx: Context) {
      await respond(ctx, await store.find(ctx.params.documentId));
    },

    /** POST /api/enquiries/:documentId/person/merges */
    async merge(ctx: Context) {
      const { enquiry } = validateData(mergeSchema, ctx.request.body);
      const row = await store.find(ctx.params.documentId);
      await mergePersons(strapi, [row, await store.find(enquiry)], authorOf(ctx));
      await respond(ctx, row);
    },

    /** DELETE /api/enquiries/:documentId/person/merges/:id */
    async undoMerge(ctx: Context) {
      const row = await store.find(ctx.params.documentId);
      await undoMerge(strapi, row, ctx.params.id, authorOf(ctx));
      await respond(ctx, row);
    },
  };
}
