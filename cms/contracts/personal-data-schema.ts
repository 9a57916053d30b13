import { object } from 'yup';

import { isRecord } from './is-record';
import {
  ERASE_SCOPES,
  type EraseRequest,
  PERSONAL_DATA_MESSAGES as MESSAGES,
  RETENTION_MONTHS,
} from './personal-data';
import { choice, emailAddress, nullIfEmpty, parsed } from './schema-fields';

const PHONE_MAX = 40;
const CONFIRMATION_MAX = 254;

/** @param parsePhone returns undefined for an invalid number */
export function createPersonSchema(parsePhone: (raw: string) => string | undefined) {
  return object({
    email: nullIfEmpty(emailAddress(MESSAGES.email)).default(null),
    phone: nullIfEmpty(
      parsed(MESSAGES.phone, (raw) =>
        typeof raw === 'string' && raw.length <= PHONE_MAX ? parsePhone(raw) : undefined,
      ),
    ).default(null),
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
