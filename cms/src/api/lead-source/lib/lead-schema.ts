import { type InferType, object } from 'yup';

import { ENQUIRY_LIMITS } from '../../../../contracts/enquiry';
import { isRecord } from '../../../../contracts/is-record';
import {
  type LeadAnswer,
  type LeadBodyField,
  LEAD_LIMITS as LIMITS,
  LEAD_MESSAGES as MESSAGES,
} from '../../../../contracts/lead-sources';
import { lenient, optional, parsed, textWithMessage } from '../../../../contracts/schema-fields';
import { hasNul, normaliseInput } from '../../../../contracts/text';
import { VISIT_SOURCE_MAX_LENGTH } from '../../../../contracts/visit-source';
import { readLeadDate } from '../../../enquiries/import/read-lead-date';

const DAY_MS = 24 * 60 * 60_000;
const ID = /^[\x21-\x7e]+$/;

/** Programs without types send ids and telephone numbers as numbers. */
const toText = (raw: unknown) => (Number.isSafeInteger(raw) ? String(raw) : raw);

const line = (field: LeadBodyField, max: number) =>
  optional(textWithMessage(MESSAGES.text(field, max), { max }));

/** A value that is cut and never refused: a lead is worth more than where it came from. */
const cut = (max: number) =>
  lenient((raw) => {
    if (typeof raw !== 'string' || hasNul(raw)) return undefined;
    return normaliseInput(raw).slice(0, max) || undefined;
  });

/** Returns the date of a lead; undefined for one more than a day ahead. Clocks and time zones differ. */
function readCreatedAt(raw: unknown): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const date = readLeadDate(raw);
  return date && date.getTime() < Date.now() + DAY_MS ? date.toISOString() : undefined;
}

function readAnswer(raw: unknown): LeadAnswer | undefined {
  if (!isRecord(raw)) return undefined;
  const { question, answer } = raw;
  if (typeof question !== 'string' || typeof answer !== 'string') return undefined;
  if (question.length > LIMITS.question || answer.length > LIMITS.answer) return undefined;
  if (hasNul(question + answer)) return undefined;
  return { question: normaliseInput(question), answer: normaliseInput(answer, true) };
}

function readAnswers(raw: unknown): LeadAnswer[] | undefined {
  if (!Array.isArray(raw) || raw.length > LIMITS.answers) return undefined;
  const answers = raw.flatMap((each: unknown) => readAnswer(each) ?? []);
  return answers.length === raw.length ? answers : undefined;
}

/** The data of `POST /api/v1/leads/:source`, without its fields that are null. */
export const leadSchema = object({
  id: parsed(MESSAGES.id, (raw) => {
    const id = toText(raw);
    return typeof id === 'string' && id.length <= LIMITS.id && ID.test(id) ? id : undefined;
  }),
  createdAt: optional(parsed(MESSAGES.createdAt, readCreatedAt)),
  name: line('name', ENQUIRY_LIMITS.name.max),
  email: line('email', ENQUIRY_LIMITS.email.max),
  phone: line('phone', ENQUIRY_LIMITS.phone.max).transform((value: unknown, raw: unknown) =>
    typeof raw === 'number' ? toText(raw) : value,
  ),
  company: line('company', ENQUIRY_LIMITS.name.max),
  subject: line('subject', ENQUIRY_LIMITS.subject.max),
  message: optional(
    textWithMessage(MESSAGES.text('message', ENQUIRY_LIMITS.message.max), {
      max: ENQUIRY_LIMITS.message.max,
      multiline: true,
    }),
  ),
  answers: optional(parsed(MESSAGES.answers, readAnswers)),
  campaign: cut(VISIT_SOURCE_MAX_LENGTH),
  source: cut(VISIT_SOURCE_MAX_LENGTH),
  medium: cut(VISIT_SOURCE_MAX_LENGTH),
  page: cut(LIMITS.page),
} satisfies Record<LeadBodyField | 'answers', unknown>);

export type LeadInput = InferType<typeof leadSchema>;
