import { object } from 'yup';

import { ENQUIRY_ID } from './dashboard-enquiry-schema';
import { isRecord } from './is-record';
import {
  ERASE_SCOPES,
  type EraseRequest,
  PERSON_ENQUIRIES_MAX,
  PERSONAL_DATA_MESSAGES as MESSAGES,
  RETENTION_MONTHS,
} from './personal-data';
import { choice, emailAddress, nullIfEmpty, parsed, phoneNumber } from './schema-fields';

const CONFIRMATION_MAX = 254;

export const personSchema = object({
  email: nullIfEmpty(emailAddress()).default(null),
  phone: nullIfEmpty(phoneNumber(MESSAGES.phone)).default(null),
});

function parseExpected(raw: unknown): EraseRequest['data']['expected'] | undefined {
  if (!isRecord(raw)) return undefined;
  const { enquiries, subscriptions } = raw;
  return isCount(enquiries) && isCount(subscriptions) ? { enquiries, subscriptions } : undefined;
}

/** Parses the ids of chosen enquiries; none is a choice too. */
function parseEnquiries(raw: unknown): string[] | undefined {
  if (!Array.isArray(raw) || raw.length > PERSON_ENQUIRIES_MAX) return undefined;
  const isId = (id: unknown): id is string => typeof id === 'string' && ENQUIRY_ID.test(id);
  return raw.every(isId) ? [...new Set(raw)] : undefined;
}

const enquiries = parsed(MESSAGES.enquiries, parseEnquiries);

/** The chosen enquiries of an export, in addition to the fields of the person. */
export const exportFields = { enquiries };

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The fields of an erasure, in addition to those of the person. */
export const erasureFields = {
  scope: choice(ERASE_SCOPES, MESSAGES.scope),
  enquiries: enquiries.optional(),
  confirmation: parsed(MESSAGES.confirmation, (raw) =>
    typeof raw === 'string' && raw.length <= CONFIRMATION_MAX ? raw : undefined,
  ),
  expected: parsed(MESSAGES.expected, parseExpected),
};

export const retentionSchema = object({
  months: parsed(MESSAGES.months, (raw) => {
    const { min, max } = RETENTION_MONTHS;
    return isCount(raw) && raw >= min && raw <= max ? raw : undefined;
  }),
});
