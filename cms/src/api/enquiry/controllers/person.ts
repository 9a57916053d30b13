import type { Core } from '@strapi/strapi';

import type { EnquiryPersonResponse } from '../../../../contracts/enquiry-person';
import { mergeSchema } from '../../../../contracts/enquiry-person-schema';
import { authorOf, callerOf } from '../../../enquiries/caller';
import { findEnquiry } from '../../../enquiries/change-enquiry';
import { mergePersons, separatePersons, undoMerge } from '../../../enquiries/person/merge-persons';
import { readPerson } from '../../../enquiries/person/read-person';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import type { Context } from '../../../platform/http/context';
import { validateData } from '../../../platform/http/validate-body';

export default function personController({ strapi }: { strapi: Core.Strapi }) {
  async function respond(ctx: Context, row: StoredEnquiryRow): Promise<void> {
    ctx.body = { data: await readPerson(strapi, row) } satisfies EnquiryPersonResponse;
  }

  return {
    /** GET /api/enquiries/:documentId/person */
    async find(ctx: Context) {
      await respond(ctx, await findEnquiry(strapi, ctx.params.documentId));
    },

    /** POST /api/enquiries/:documentId/person/merges */
    async merge(ctx: Context) {
      const { enquiry } = validateData(mergeSchema, ctx.request.body);
      const row = await findEnquiry(strapi, ctx.params.documentId);
      await mergePersons(
        strapi,
        [row, await findEnquiry(strapi, enquiry)],
        authorOf(callerOf(ctx)),
      );
      await respond(ctx, row);
    },

    /** POST /api/enquiries/:documentId/person/separations */
    async separate(ctx: Context) {
      const { enquiry } = validateData(mergeSchema, ctx.request.body);
      const row = await findEnquiry(strapi, ctx.params.documentId);
      await separatePersons(
        strapi,
        [row, await findEnquiry(strapi, enquiry)],
        authorOf(callerOf(ctx)),
      );
      await respond(ctx, row);
    },

    /** DELETE /api/enquiries/:documentId/person/merges/:id */
    async undoMerge(ctx: Context) {
      const row = await findEnquiry(strapi, ctx.params.documentId);
      await undoMerge(strapi, row, ctx.params.id, authorOf(callerOf(ctx)));
      await respond(ctx, row);
    },
  };
}
