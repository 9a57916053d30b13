import type { Core } from '@strapi/strapi';

import { dropQuoteSchema, quoteSchema } from '../../../../contracts/enquiry-quote-schema';
import { authorOf } from '../../../enquiries/caller';
import { changeEnquiry } from '../../../enquiries/change-enquiry';
import { takeIfFree } from '../../../enquiries/change-owner';
import { dropQuote, setQuote } from '../../../enquiries/change-quote';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import type { Context } from '../../../platform/http/context';
import { validateBody, validateData } from '../../../platform/http/validate-body';
import { respondToChange } from '../lib/respond-to-change';

export default function quoteController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** PUT /api/enquiries/:documentId/quote */
    async set(ctx: Context) {
      const { updatedAt, ...quote } = validateData(quoteSchema, ctx.request.body);
      await respondToChange(strapi, ctx, (caller, onStored) => {
        const author = authorOf(caller);
        const make = (row: StoredEnquiryRow) => {
          const quoted = setQuote(row, quote, author);
          return quoted === row ? row : setQuote(takeIfFree(row, caller.id, author), quote, author);
        };
        return changeEnquiry(strapi, ctx.params.documentId, make, updatedAt, onStored);
      });
    },

    /** DELETE /api/enquiries/:documentId/quote */
    async drop(ctx: Context) {
      const { updatedAt } = validateBody(dropQuoteSchema, ctx.query);
      await respondToChange(strapi, ctx, (caller, onStored) => {
        const make = (row: StoredEnquiryRow) => dropQuote(row, authorOf(caller));
        return changeEnquiry(strapi, ctx.params.documentId, make, updatedAt, onStored);
      });
    },
  };
}
