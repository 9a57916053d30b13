import {
  ENQUIRY_LIMITS,
  IDEMPOTENCY_HEADER,
  type EnquiryInput,
  type EnquiryReceipt,
  type EnquiryResponse,
} from '@tequiora/cms/contracts/enquiry.ts';
import { postJson } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { uuid } from '#src/lib/uuid.ts';
import type { EnquiryValues } from './enquiry-schema.ts';

/** Waits before each repeat, in ms. The key makes repeats safe: they never store a second enquiry. */
const RETRY_DELAYS = [1_000, 3_000];
const RETRYABLE = new Set([0, 502, 503, 504]);

type Context = { source: string; subject: string | null; privacyVersion: string | null };

/** The body of the call: optional fields are left out when empty. */
export function toEnquiryInput(values: EnquiryValues, context: Context): EnquiryInput {
  const { name, email, phone, type, message, newsletter, website } = values;
  return {
    name,
    email,
    type,
    message,
    ...(phone && { phone }),
    ...(website && { website }),
    ...(newsletter && { newsletter }),
    ...(context.privacyVersion && { privacyVersion: context.privacyVersion }),
    ...(context.subject && { subject: context.subject }),
    source: context.source.slice(0, ENQUIRY_LIMITS.source.max),
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes the function that sends a form's enquiries; `visitMs` is how long the visit has lasted, and
 * a repeat tells what the first try told. The same content keeps its idempotency key, so
 * that a double tap, an automatic repeat or a later try after a lost answer make one enquiry.
 * @throws ApiError when the CMS refused it or did not answer after the repeats
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
    const input = { ...enquiry, visitMs: last.visitMs };

    for (const delay of RETRY_DELAYS) {
      try {
        return (await postJson<EnquiryResponse>('/enquiries', input, headers)).data;
      } catch (error) {
        if (!(error instanceof ApiError) || !RETRYABLE.has(error.status)) throw error;
        await wait(delay);
      }
    }
    return (await postJson<EnquiryResponse>('/enquiries', input, headers)).data;
  };
}
