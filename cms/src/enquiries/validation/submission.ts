import { createHash } from 'node:crypto';

import {
  ENQUIRY_MESSAGES,
  IDEMPOTENCY_HEADER,
  THANKS_FIELD,
  type EnquiryInput,
} from '../../../contracts/enquiry';
import { enquirySchema } from '../../../contracts/enquiry-schema';
import type { FieldProblem } from '../../../contracts/error';
import { isRecord } from '../../../contracts/is-record';
import { validateFields } from '../../platform/http/validate-body';
import { canonicalJson } from '../../platform/values/canonical-json';

export type Submission = { input: EnquiryInput; key?: string };
export type SubmissionResult =
  | { kind: 'valid'; submission: Submission }
  | { kind: 'invalid'; problems: FieldProblem[] };

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Validates the JSON body and the idempotency header; an empty header is ignored. */
export function readJsonSubmission(body: unknown, header: string): SubmissionResult {
  const data = isRecord(body) && Object.hasOwn(body, 'data') ? body.data : undefined;
  if (!isRecord(data)) {
    return { kind: 'invalid', problems: [{ path: ['data'], message: ENQUIRY_MESSAGES.body }] };
  }
  const fields = validateFields(enquirySchema, data);
  const problems = fields.ok ? [] : fields.problems;
  if (header && !UUID.test(header)) {
    problems.push({ path: [IDEMPOTENCY_HEADER], message: ENQUIRY_MESSAGES.idempotencyKey });
  }
  if (!fields.ok || problems.length > 0) return { kind: 'invalid', problems };
  return {
    kind: 'valid',
    submission: { input: fields.value, key: header ? header.toLowerCase() : undefined },
  };
}

/** The place of a page of the site that says thanks: its path and the id of an element. */
const THANKS_PLACE = /^(?:\/[a-z0-9-]+)+#[a-z0-9-]+$/;
const THANKS_PLACE_MAX = 300;

/** Returns where a form sent without JavaScript leads; undefined unless it is a page of the site. */
export function readThanksPlace(body: unknown): string | undefined {
  const place = isRecord(body) ? body[THANKS_FIELD] : undefined;
  const isPlace = typeof place === 'string' && place.length <= THANKS_PLACE_MAX;
  return isPlace && THANKS_PLACE.test(place) ? place : undefined;
}

/**
 * Validates a form sent without JavaScript. The idempotency key is a hash of the fields and the
 * day, so that submitting the form twice stores one enquiry.
 */
export function readFormSubmission(body: unknown, now = new Date()): SubmissionResult {
  const { [THANKS_FIELD]: _place, ...form } = isRecord(body) ? body : {};
  if (Object.hasOwn(form, 'newsletter')) form.newsletter = form.newsletter === 'on';
  const fields = validateFields(enquirySchema, form);
  if (!fields.ok) return { kind: 'invalid', problems: fields.problems };
  const day = now.toISOString().slice(0, 10);
  const digest = createHash('sha256')
    .update(`${day} ${canonicalJson(fields.value)}`)
    .digest('hex');
  return { kind: 'valid', submission: { input: fields.value, key: `form-${digest.slice(0, 40)}` } };
}
