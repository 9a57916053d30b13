import { isEmailAddress } from '../../../../contracts/email';
import { isRecord } from '../../../../contracts/is-record';
import {
  ERASE_SCOPES,
  type EraseRequest,
  type EraseScope,
  type Person,
  PERSONAL_DATA_MESSAGES as MESSAGES,
  RETENTION_MONTHS,
} from '../../../../contracts/personal-data';
import { invalid, invalidField } from '../../../platform/http/refusal';
import {
  accept,
  type Field,
  type Fields,
  readFields,
  refuse,
} from '../../../platform/values/fields';
import { toE164 } from '../../../platform/values/phone';

const MAX = 254;

const isEmpty = (raw: unknown) => raw === undefined || raw === null || raw === '';

const email: Field<string | null> = (raw) => {
  if (isEmpty(raw)) return accept(null);
  const text = typeof raw === 'string' && raw.length <= MAX ? raw.trim().toLowerCase() : '';
  return isEmailAddress(text) ? accept(text) : refuse(MESSAGES.email);
};

const phone: Field<string | null> = (raw) => {
  if (isEmpty(raw)) return accept(null);
  const number = typeof raw === 'string' && raw.length <= 40 ? toE164(raw) : undefined;
  return number ? accept(number) : refuse(MESSAGES.phone);
};

const PERSON_FIELDS: Fields<Person> = { email, phone };

const scope: Field<EraseScope> = (raw) => {
  const found = ERASE_SCOPES.find((name) => name === raw);
  return found ? accept(found) : refuse(MESSAGES.scope);
};

const confirmation: Field<string> = (raw) =>
  typeof raw === 'string' && raw.length <= MAX ? accept(raw) : refuse(MESSAGES.confirmation);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const expected: Field<EraseRequest['data']['expected']> = (raw) => {
  if (!isRecord(raw)) return refuse(MESSAGES.expected);
  const { enquiries, subscriptions } = raw;
  const isWhole = isCount(enquiries) && isCount(subscriptions);
  return isWhole ? accept({ enquiries, subscriptions }) : refuse(MESSAGES.expected);
};

const months: Field<number> = (raw) => {
  const { min, max } = RETENTION_MONTHS;
  const isWithin = Number.isInteger(raw) && Number(raw) >= min && Number(raw) <= max;
  return isWithin ? accept(Number(raw)) : refuse(MESSAGES.months);
};

function readData<T extends object>(body: unknown, fields: Fields<T>): T {
  const data = isRecord(body) ? body.data : undefined;
  if (!isRecord(data)) throw invalidField(['data'], MESSAGES.body);
  const result = readFields<T>(data, fields, MESSAGES.unknownField);
  if (!result.ok) throw invalid(result.problems);
  return result.value;
}

function assertHasContact<T extends Person>(person: T): T {
  if (person.email || person.phone) return person;
  throw invalidField(['email'], MESSAGES.nobody);
}

/** @throws Refusal naming the missing or invalid fields; so do the functions below. */
export function readPerson(body: unknown): Person {
  return assertHasContact(readData(body, PERSON_FIELDS));
}

type Erasure = Person & Omit<EraseRequest['data'], keyof Person>;

/** Validates an erasure; its confirmation must repeat the e-mail address or telephone number. */
export function readErasure(body: unknown): Omit<Erasure, 'confirmation'> {
  const { confirmation: typed, ...erasure } = assertHasContact(
    readData<Erasure>(body, { ...PERSON_FIELDS, scope, confirmation, expected }),
  );
  const isEmail = erasure.email !== null && typed.trim().toLowerCase() === erasure.email;
  const isPhone = erasure.phone !== null && toE164(typed) === erasure.phone;
  if (!isEmail && !isPhone) throw invalidField(['confirmation'], MESSAGES.confirmation);
  return erasure;
}

export function readMonths(body: unknown): number {
  return readData<{ months: number }>(body, { months }).months;
}
