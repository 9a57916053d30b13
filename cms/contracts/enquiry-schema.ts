import { object } from 'yup';

import { isEmailAddress } from './email';
import { ENQUIRY_LIMITS as LIMITS, ENQUIRY_MESSAGES as MESSAGES, ENQUIRY_TYPES } from './enquiry';
import {
  choice,
  flag,
  optional,
  parsed,
  type ParsePhone,
  phoneNumber,
  text,
  textWithMessage,
} from './schema-fields';
import { visitSource } from './visit-source-schema';

/** Creates the schema of an enquiry. */
export function createEnquirySchema(parsePhone: ParsePhone) {
  return object({
    name: text({ ...LIMITS.name, messages: MESSAGES.name }),
    email: textWithMessage(MESSAGES.email, LIMITS.email).test(
      'email',
      MESSAGES.email,
      isEmailAddress,
    ),
    phone: optional(phoneNumber(MESSAGES.phone, parsePhone)),
    type: choice(ENQUIRY_TYPES, MESSAGES.type),
    message: text({ ...LIMITS.message, multiline: true, messages: MESSAGES.message }),
    subject: optional(textWithMessage(MESSAGES.subject, LIMITS.subject)),
    source: optional(textWithMessage(MESSAGES.source, LIMITS.source)),
    visit: visitSource,
    // The honeypot accepts any text: the enquiry is stored and marked as spam.
    website: optional(
      parsed(MESSAGES.website, (raw) =>
        typeof raw === 'string' ? raw.slice(0, LIMITS.website.max) : undefined,
      ),
    ),
    privacyVersion: optional(textWithMessage(MESSAGES.privacyVersion, LIMITS.privacyVersion)),
    newsletter: optional(flag(MESSAGES.newsletter)),
    visitMs: optional(
      parsed(MESSAGES.visitMs, (raw) =>
        typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 ? raw : undefined,
      ),
    ),
  });
}
