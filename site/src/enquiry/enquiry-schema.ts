import type { InferType } from 'yup';
import { enquirySchema as requestSchema } from '@tequiora/cms/contracts/enquiry-schema.ts';
import { HONEYPOT_FIELD } from '@tequiora/cms/contracts/enquiry.ts';

/** The fields of the contact form. */
export const enquirySchema = requestSchema.pick([
  'name',
  'email',
  'phone',
  'type',
  'message',
  'newsletter',
  HONEYPOT_FIELD,
]);

export type EnquiryValues = InferType<typeof enquirySchema>;

export const EMPTY_ENQUIRY: EnquiryValues = {
  name: '',
  email: '',
  phone: '',
  type: 'consulta',
  message: '',
  newsletter: false,
  [HONEYPOT_FIELD]: '',
};
