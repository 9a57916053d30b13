import { object } from 'yup';

import { isEmailAddress } from './email';
import { ENQUIRY_LIMITS as LIMITS, ENQUIRY_MESSAGES as MESSAGES, ENQUIRY_TYPES } from './enquiry';
import { choice, optional, parsed, text, textWithMessage } from './schema-fields';
import { visitSource } from './visit-source-schema';

/**
 * Creates the schema of an enquiry.
 * @param parsePhone returns undefined for an invalid number; the numbering plans are too large for
 * the site
 */
export function createEnquirySchema(parsePhone: (raw: string) => string | undefined) {
  return object({
    name: text({ ...LIMITS.name, messages: MESSAGES.name }),
    email: textWithMessage(MESSAGES.email, LIMITS.email).test(
      'email',
      MESSAGES.email,
      isEmailAddress,
    ),
    phone: optional(
      parsed(MESSAGES.phone, (raw) =>
        typeof raw === 'string' && raw.length <= LIMITS.phone.max ? parsePhone(raw) : undefined,
      ),
    ),
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
    newsletter: optional(
      parsed(MESSAGES.newsletter, (raw) => (typeof raw === 'boolean' ? raw : undefined)),
    ),
    visitMs: optional(
      parsed(MESSAGES.visitMs, (raw) =>
        typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 ? raw : undefined,
      ),
    ),
  });
}
