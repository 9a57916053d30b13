import {
  type EraseRequest,
  type Person,
  PERSONAL_DATA_MESSAGES as MESSAGES,
} from '../../../../contracts/personal-data';
import {
  erasureFields,
  exportFields,
  personSchema,
} from '../../../../contracts/personal-data-schema';
import { toE164 } from '../../../../contracts/read-phone';
import { invalidField } from '../../../platform/http/errors';
import { validateData } from '../../../platform/http/validate-body';

const ERASURE_SCHEMA = personSchema.shape(erasureFields);
const EXPORT_SCHEMA = personSchema.shape(exportFields);

function assertHasContact<T extends Person>(person: T): T {
  if (person.email || person.phone) return person;
  throw invalidField(['email'], MESSAGES.nobody);
}

/** @throws HttpError naming the missing or invalid fields; so do `readExport` and `readErasure`. */
export function readPerson(body: unknown): Person {
  return assertHasContact(validateData(personSchema, body));
}

export function readExport(body: unknown) {
  return assertHasContact(validateData(EXPORT_SCHEMA, body));
}

type Erasure = Person & Omit<EraseRequest['data'], keyof Person | 'confirmation'>;

/** Validates an erasure; its confirmation must repeat the e-mail address or telephone number. */
export function readErasure(body: unknown): Erasure {
  const { confirmation: typed, ...erasure } = assertHasContact(validateData(ERASURE_SCHEMA, body));
  const isEmail = erasure.email !== null && typed.trim().toLowerCase() === erasure.email;
  const isPhone = erasure.phone !== null && toE164(typed) === erasure.phone;
  if (!isEmail && !isPhone) throw invalidField(['confirmation'], MESSAGES.confirmation);
  return erasure;
}
