import { object } from 'yup';

import {
  EARLIER_HONEYPOT_FIELD,
  ENQUIRY_LIMITS as LIMITS,
  ENQUIRY_MESSAGES as MESSAGES,
  ENQUIRY_TYPES,
  HONEYPOT_FIELD,
} from './enquiry';
import { enquiryLines } from './enquiry-lines-schema';
import {
  choice,
  emailAsTyped,
  flag,
  optional,
  parsed,
  text,
  textWithMessage,
} from './schema-fields';
import { leadsElsewhere, normaliseLine } from './text';
import { visitSource } from './visit-source-schema';

/** Accepts any text: a filled honeypot never refuses the enquiry. */
const honeypot = optional(
  parsed(MESSAGES.honeypot, (raw) =>
    typeof raw === 'string' ? raw.slice(0, LIMITS.honeypot.max) : undefined,
  ),
);

/** The schema of an enquiry. */
export const enquirySchema = object({
  name: text({ ...LIMITS.name, messages: MESSAGES.name }),
  email: emailAsTyped(),
  // Never refused for how it is written: `readPhone` reads it when the enquiry is stored.
  phone: optional(text({ ...LIMITS.phone, messages: MESSAGES.phone })),
  type: choice(ENQUIRY_TYPES, MESSAGES.type),
  message: text({ ...LIMITS.message, multiline: true, messages: MESSAGES.message }),
  // The name of an entry, with the no-break spaces that content keeps, as between a number and its unit.
  subject: optional(
    textWithMessage(MESSAGES.subject, { ...LIMITS.subject, normalise: normaliseLine }),
  ),
  // Texts of staff, but any program can send others.
  extraLabel: optional(textWithMessage(MESSAGES.extraLabel, LIMITS.extraLabel)),
  extraAnswer: optional(text({ ...LIMITS.extraAnswer, messages: MESSAGES.extraAnswer })),
  lines: enquiryLines,
  // A page of the site, or a word.
  source: optional(textWithMessage(MESSAGES.source, LIMITS.source)).transform((value: unknown) =>
    typeof value === 'string' && leadsElsewhere(value) ? undefined : value,
  ),
  visit: visitSource,
  [HONEYPOT_FIELD]: honeypot,
  [EARLIER_HONEYPOT_FIELD]: honeypot,
  privacyVersion: optional(textWithMessage(MESSAGES.privacyVersion, LIMITS.privacyVersion)),
  newsletter: optional(flag(MESSAGES.newsletter)),
  visitMs: optional(
    parsed(MESSAGES.visitMs, (raw) =>
      typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 ? raw : undefined,
    ),
  ),
});
