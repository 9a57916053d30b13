import type { Core } from '@strapi/strapi';

import { LEAD_LIMITS, LEAD_MESSAGES as MESSAGES } from '../../../../contracts/lead-sources';
import { SIGNATURE_HEADERS } from '../../../../contracts/webhooks';
import { readWebhookSecrets } from '../../../integrations/webhook-secrets';
import {
  isSignedWebhook,
  TOLERANCE_MS,
  type WebhookHeaders,
} from '../../../integrations/webhook-signature';
import { createAddressLimiter } from '../../../platform/http/address-limiter';
import type { Context } from '../../../platform/http/context';
import { httpError, rateLimited, unauthorized } from '../../../platform/http/errors';
import { type SourceRow, sourceRows } from './source-rows';

const GONE = 410;

/** Returns why headers cannot belong to a signature, whatever the secret; undefined if they can. */
function describeHeaders(headers: WebhookHeaders, now: Date): string | undefined {
  if (Object.values(headers).includes('')) return MESSAGES.headers;
  const time = Number(headers['webhook-timestamp']) * 1000;
  const isNear = Math.abs(now.getTime() - time) <= TOLERANCE_MS;
  return isNear ? undefined : MESSAGES.timestamp(now.toISOString());
}

/** Creates a function that returns the source that signed a request. An unknown one is not told from a bad signature. */
export function createSignatureCheck(strapi: Core.Strapi) {
  const refusals = createAddressLimiter(strapi, 'lead-signatures', LEAD_LIMITS.refused);

  async function findProblem(row: SourceRow | null, ctx: Context): Promise<string | undefined> {
    const now = new Date();
    const names = Object.keys(SIGNATURE_HEADERS) as (keyof WebhookHeaders)[];
    const headers = Object.fromEntries(
      names.map((name) => [name, ctx.get(name)]),
    ) as WebhookHeaders;
    const problem = describeHeaders(headers, now);
    if (problem) return problem;
    const secrets = row ? readWebhookSecrets(strapi, row, now) : [];
    const body: unknown = ctx.state.rawBody;
    const isSigned = isSignedWebhook(secrets, headers, typeof body === 'string' ? body : '', now);
    return isSigned ? undefined : MESSAGES.signature;
  }

  /** @throws HttpError 401, 410 for a revoked source, 429 after many refusals */
  return async function checkSignature(ctx: Context): Promise<SourceRow> {
    const { documentId } = ctx.params;
    const row = await sourceRows(strapi).findOne({ where: { documentId } });
    const problem = await findProblem(row, ctx);
    if (!row || problem) {
      const wait = await refusals.consume(ctx.request.ip);
      if (wait > 0) throw rateLimited(ctx, wait);
      throw unauthorized(problem ?? MESSAGES.signature);
    }
    if (row.state === 'revoked') throw httpError(GONE, 'GoneError', MESSAGES.revoked);
    return row;
  };
}
