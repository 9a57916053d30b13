import type { InferType } from 'yup';
import { enquirySchema as requestSchema } from '@tequiora/cms/contracts/enquiry-schema.ts';
import {
  ENQUIRY_LIMITS,
  ENQUIRY_MESSAGES,
  HONEYPOT_FIELD,
} from '@tequiora/cms/contracts/enquiry.ts';
import { text } from '@tequiora/cms/contracts/schema-fields.ts';

/** The fields of the contact form and of the forms in sections. */
export const enquirySchema = requestSchema.pick([
  'name',
  'email',
  'phone',
  'type',
  'message',
  'extraAnswer',
  'newsletter',
  HONEYPOT_FIELD,
]);

/** The fields of a form whose additional field is required; programs can send it without one. */
export const enquirySchemaWithExtra = enquirySchema.shape({
  extraAnswer: text({ ...ENQUIRY_LIMITS.extraAnswer, messages: ENQUIRY_MESSAGES.extraAnswer }),
});

export type EnquiryValues = InferType<typeof enquirySchema>;

export const EMPTY_ENQUIRY: EnquiryValues = {
  name: '',
  email: '',
  phone: '',
  type: 'consulta',
  message: '',
  extraAnswer: '',
  newsletter: false,
  [HONEYPOT_FIELD]: '',
};
