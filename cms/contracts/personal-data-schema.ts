import { object } from 'yup';

import { isRecord } from './is-record';
import {
  ERASE_SCOPES,
  type EraseRequest,
  PERSONAL_DATA_MESSAGES as MESSAGES,
  RETENTION_MONTHS,
} from './personal-data';
import {
  choice,
  emailAddress,
  nullIfEmpty,
  parsed,
  type ParsePhone,
  phoneNumber,
} from './schema-fields';

const CONFIRMATION_MAX = 254;

export function createPersonSchema(parsePhone: ParsePhone) {
  return object({
    email: nullIfEmpty(emailAddress(MESSAGES.email)).default(null),
    phone: nullIfEmpty(phoneNumber(MESSAGES.phone, parsePhone)).default(null),
  });
}

function parseExpected(raw: unknown): EraseRequest['data']['expected'] | undefined {
  if (!isRecord(raw)) return undefined;
  const { enquiries, subscriptions } = raw;
  return isCount(enquiries) && isCount(subscriptions) ? { enquiries, subscriptions } : undefined;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The fields of an erasure, in addition to those of the person. */
export const erasureFields = {
  scope: choice(ERASE_SCOPES, MESSAGES.scope),
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
