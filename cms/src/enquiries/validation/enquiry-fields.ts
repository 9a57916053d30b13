import { isEmailAddress } from '../../../contracts/email';
import {
  ENQUIRY_LIMITS,
  ENQUIRY_MESSAGES,
  ENQUIRY_TYPES,
  type EnquiryInput,
  type EnquiryType,
} from '../../../contracts/enquiry';
import {
  accept,
  type Field,
  type Fields,
  optional,
  refuse,
  text,
} from '../../platform/values/fields';
import { toE164 } from '../../platform/values/phone';

const line = (max: number, message: string) =>
  text({ max, messages: { min: message, max: message, characters: message } });

const emailLine = line(ENQUIRY_LIMITS.email.max, ENQUIRY_MESSAGES.email);
const email: Field<string> = (raw) => {
  const result = emailLine(raw);
  return result.ok && !isEmailAddress(result.value) ? refuse(ENQUIRY_MESSAGES.email) : result;
};

const phone: Field<string> = (raw) => {
  const isReadable = typeof raw === 'string' && raw.length <= ENQUIRY_LIMITS.phone.max;
  const number = isReadable ? toE164(raw) : undefined;
  return number ? accept(number) : refuse(ENQUIRY_MESSAGES.phone);
};

const type: Field<EnquiryType> = (raw) => {
  const found = ENQUIRY_TYPES.find((name) => name === raw);
  return found ? accept(found) : refuse(ENQUIRY_MESSAGES.type);
};

// The honeypot accepts any text: the enquiry is stored and marked as spam.
const website: Field<string> = (raw) =>
  typeof raw === 'string'
    ? accept(raw.slice(0, ENQUIRY_LIMITS.website.max))
    : refuse(ENQUIRY_MESSAGES.website);

const newsletter: Field<boolean> = (raw) =>
  typeof raw === 'boolean' ? accept(raw) : refuse(ENQUIRY_MESSAGES.newsletter);

const visitMs: Field<number> = (raw) =>
  Number.isSafeInteger(raw) && (raw as number) >= 0
    ? accept(raw as number)
    : refuse(ENQUIRY_MESSAGES.visitMs);

/** The validators of an enquiry. Fields without a validator are rejected. */
export const ENQUIRY_FIELDS: Fields<EnquiryInput> = {
  name: text({ ...ENQUIRY_LIMITS.name, messages: ENQUIRY_MESSAGES.name }),
  email,
  phone: optional(phone),
  type,
  message: text({
    ...ENQUIRY_LIMITS.message,
    multiline: true,
    messages: ENQUIRY_MESSAGES.message,
  }),
  subject: optional(line(ENQUIRY_LIMITS.subject.max, ENQUIRY_MESSAGES.subject)),
  source: optional(line(ENQUIRY_LIMITS.source.max, ENQUIRY_MESSAGES.source)),
  website: optional(website),
  privacyVersion: optional(
    line(ENQUIRY_LIMITS.privacyVersion.max, ENQUIRY_MESSAGES.privacyVersion),
  ),
  newsletter: optional(newsletter),
  visitMs: optional(visitMs),
};
