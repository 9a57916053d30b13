import { ApiError } from '#src/lib/api-error.ts';
import { delay } from '#src/lib/delay.ts';
import { postJson } from '#src/lib/post-json.ts';
import { uuid } from '#src/lib/uuid.ts';
import type { EnquiryLineInput } from '@tequiora/cms/contracts/enquiry-lines.ts';
import {
  ENQUIRY_LIMITS,
  IDEMPOTENCY_HEADER,
  HONEYPOT_FIELD,
  type EnquiryInput,
  type EnquiryReceipt,
  type EnquiryResponse,
} from '@tequiora/cms/contracts/enquiry.ts';
import type { VisitSource } from '@tequiora/cms/contracts/visit-source.ts';
import type { EnquiryValues } from './enquiry-schema.ts';

/**
 * Delays before each retry in ms. The idempotency key makes retries safe: they never store a second
 * enquiry.
 */
const RETRY_DELAYS_MS = [1_000, 3_000];
const RETRYABLE = new Set([0, 502, 503, 504]);

type Context = {
  source: string;
  visit: VisitSource;
  subject: string | null;
  /** Label of the additional field, if the form has one. */
  extraLabel?: string | undefined;
  /** The products of the visitor's list. */
  lines?: EnquiryLineInput[] | undefined;
  privacyVersion: string | null;
};

/** Returns the request body; empty optional fields are omitted. */
export function toEnquiryInput(values: EnquiryValues, context: Context): EnquiryInput {
  const { name, email, phone, type, message, newsletter, [HONEYPOT_FIELD]: honeypot } = values;
  const { extraLabel } = context;
  const { extraAnswer } = values;
  return {
    name,
    email,
    type,
    message,
    ...(phone && { phone }),
    ...(extraLabel && extraAnswer && { extraLabel, extraAnswer }),
    ...(context.lines && { lines: context.lines }),
    ...(honeypot && { [HONEYPOT_FIELD]: honeypot }),
    ...(newsletter && { newsletter }),
    ...(context.privacyVersion && { privacyVersion: context.privacyVersion }),
    ...(context.subject && { subject: context.subject }),
    source: context.source.slice(0, ENQUIRY_LIMITS.source.max),
    ...(context.visit.first && { visit: context.visit }),
  };
}

/** Drops the source of the visit if the CMS would refuse the enquiry for its size. */
function withinLimit(input: EnquiryInput): EnquiryInput {
  const { visit: _dropped, ...rest } = input;
  const { size } = new Blob([JSON.stringify({ data: input })]);
  return size > ENQUIRY_LIMITS.body ? rest : input;
}

/**
 * Creates the send function of a form. `visitMs` is the duration of the visit; a retry sends the
 * value of the first try. The same content keeps its idempotency key, so a double tap, an automatic
 * retry or a later try after a lost response creates one enquiry.
 * @throws ApiError when the CMS rejects the enquiry or does not respond to the retries
 */
export function createEnquirySender() {
  let last: { content: string; key: string; visitMs?: number | undefined } = {
    content: '',
    key: '',
  };

  return async (enquiry: EnquiryInput, visitMs?: number): Promise<EnquiryReceipt> => {
    const content = JSON.stringify(enquiry);
    if (content !== last.content) last = { content, key: uuid(), visitMs };
    const headers = { [IDEMPOTENCY_HEADER]: last.key };
    const input = withinLimit({ ...enquiry, visitMs: last.visitMs });

    for (const delayMs of RETRY_DELAYS_MS) {
      try {
        return (await postJson<EnquiryResponse>('/enquiries', input, headers)).data;
      } catch (error) {
        if (!(error instanceof ApiError) || !RETRYABLE.has(error.status)) throw error;
        await delay(delayMs);
      }
    }
    return (await postJson<EnquiryResponse>('/enquiries', input, headers)).data;
  };
}
