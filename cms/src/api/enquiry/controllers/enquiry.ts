import type { Core } from '@strapi/strapi';

import { IDEMPOTENCY_HEADER } from '../../../../contracts/enquiry';
import { countEnquiry } from '../../../enquiries/count-enquiry';
import { type Outcome, rejectionOf } from '../../../enquiries/outcome';
import { readFormTexts } from '../../../enquiries/read-form-texts';
import { renderFormPage } from '../../../enquiries/render-form-page';
import {
  readFormSubmission,
  readJsonSubmission,
  readThanksPlace,
  type SubmissionResult,
} from '../../../enquiries/validation/submission';
import { readSettings } from '../../../platform/env/settings';
import type { Context } from '../../../platform/http/context';
import { createEnquirySubmitter } from '../lib/submit-enquiry';

const SEE_OTHER = 303;

export default function enquiryController({ strapi }: { strapi: Core.Strapi }) {
  const store = createEnquirySubmitter(strapi);

  async function submit(result: SubmissionResult, ctx: Context): Promise<Outcome> {
    const outcome: Outcome =
      result.kind === 'invalid' ? result : await store(result.submission, ctx.request.ip);
    countEnquiry(outcome);
    return outcome;
  }

  return {
    /** POST /api/enquiries */
    async create(ctx: Context) {
      const result = readJsonSubmission(ctx.request.body, ctx.get(IDEMPOTENCY_HEADER));
      const outcome = await submit(result, ctx);
      if (outcome.kind !== 'accepted') throw rejectionOf(ctx, outcome);
      ctx.status = outcome.isRepeat ? 200 : 201;
      ctx.body = { data: outcome.receipt };
    },

    /**
     * POST /api/enquiries/form: a form sent without JavaScript; responds with a redirect or a page.
     */
    async createFromForm(ctx: Context) {
      const { siteUrl } = readSettings();
      const outcome = await submit(readFormSubmission(ctx.request.body), ctx);
      if (outcome.kind === 'accepted') {
        const place = readThanksPlace(ctx.request.body);
        const thanks = place ?? `/contacto/gracias?folio=${outcome.receipt.folio}`;
        ctx.redirect(`${siteUrl}${thanks}`);
        ctx.status = SEE_OTHER;
        return;
      }
      const { status, message } = rejectionOf(ctx, outcome);
      const problems = outcome.kind === 'invalid' ? outcome.problems : [];
      ctx.status = status;
      ctx.type = 'html';
      const texts = await readFormTexts(strapi);
      ctx.body = renderFormPage({ message, problems, values: ctx.request.body, siteUrl, texts });
    },
  };
}
