import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../../contracts/is-record';
import {
  LEAD_LIMITS,
  LEAD_MESSAGES as MESSAGES,
  type LeadResponse,
} from '../../../../contracts/lead-sources';
import type { Context } from '../../../platform/http/context';
import { rateLimited } from '../../../platform/http/errors';
import { createRateCounter } from '../../../platform/http/rate-counter';
import { storeInTime } from '../../../platform/http/store-in-time';
import { validateData } from '../../../platform/http/validate-body';
import { createSignatureCheck } from '../lib/check-signature';
import { leadSchema } from '../lib/lead-schema';
import { storeLead } from '../lib/store-lead';

const MINUTE_SECONDS = 60;

/** Returns the body without the fields of its data that are null, which programs send for what is missing. */
function withoutNulls(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.data)) return body;
  const fields = Object.entries(body.data).filter(([, value]) => value !== null);
  return { data: Object.fromEntries(fields) };
}

export default function leadController({ strapi }: { strapi: Core.Strapi }) {
  const checkSignature = createSignatureCheck(strapi);
  const quota = createRateCounter(strapi, {
    name: 'leads',
    points: LEAD_LIMITS.perMinute,
    seconds: MINUTE_SECONDS,
  });

  async function receive(ctx: Context) {
    const source = await checkSignature(ctx);
    const lead = validateData(leadSchema, withoutNulls(ctx.request.body));
    return storeLead(strapi, source, lead, async () => {
      const wait = await quota.consume(source.documentId);
      if (wait > 0) throw rateLimited(ctx, wait, MESSAGES.limited);
    });
  }

  return {
    /** POST /api/v1/leads/:documentId */
    async create(ctx: Context) {
      const { isNew, ...data } = await storeInTime(ctx, receive(ctx), MESSAGES.unavailable);
      ctx.status = isNew ? 201 : 200;
      ctx.body = { data } satisfies LeadResponse;
    },
  };
}
