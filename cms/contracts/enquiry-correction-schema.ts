import { type InferType, object } from 'yup';

import { updatedAt } from './dashboard-enquiry-schema';
import { ENQUIRY_LIMITS as LIMITS, ENQUIRY_MESSAGES, ENQUIRY_TYPES } from './enquiry';
import { COMPANY_MAX, CORRECTION_MESSAGES as MESSAGES } from './enquiry-correction';
import { readPhone } from './read-phone';
import { choice, emailAsTyped, nullIfBlank, text } from './schema-fields';

const phone = text({ ...LIMITS.phone, messages: ENQUIRY_MESSAGES.phone }).test(
  'whole',
  MESSAGES.phone,
  (value) => typeof value !== 'string' || (readPhone(value)?.isWhole ?? true),
);

/** The fields of the form, with the rules of the contact form; a request also has `updatedAt`. */
export const correctionFields = {
  name: text({ ...LIMITS.name, messages: ENQUIRY_MESSAGES.name }),
  email: nullIfBlank(emailAsTyped()),
  phone: nullIfBlank(phone),
  company: nullIfBlank(text({ max: COMPANY_MAX, messages: MESSAGES.company })),
  type: choice(ENQUIRY_TYPES, ENQUIRY_MESSAGES.type),
};

export const correctionSchema = object({
  name: correctionFields.name.optional(),
  email: correctionFields.email.optional(),
  phone: correctionFields.phone.optional(),
  company: correctionFields.company.optional(),
  type: correctionFields.type.optional(),
  updatedAt: updatedAt.required(),
});

/** The fields that change, and the version that they change; null removes a value. */
export type CorrectionRequest = { data: InferType<typeof correctionSchema> };
export type Correction = Omit<CorrectionRequest['data'], 'updatedAt'>;
