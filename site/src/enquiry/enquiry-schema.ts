import { isDialable } from '#src/lib/phone.ts';
import { boolean, object, string, type InferType } from '#src/lib/yup.ts';
import { isEmailAddress } from '@tequiora/cms/contracts/email.ts';
import {
  ENQUIRY_LIMITS,
  ENQUIRY_MESSAGES,
  ENQUIRY_TYPES,
} from '@tequiora/cms/contracts/enquiry.ts';

const { name, email, message } = ENQUIRY_LIMITS;

/** Validation rules of the CMS's enquiry endpoint, for use before sending. */
export const enquirySchema = object({
  name: string()
    .trim()
    .default('')
    .min(name.min, ENQUIRY_MESSAGES.name.min)
    .max(name.max, ENQUIRY_MESSAGES.name.max),
  email: string()
    .trim()
    .default('')
    .max(email.max, ENQUIRY_MESSAGES.email)
    .test('email', ENQUIRY_MESSAGES.email, isEmailAddress),
  phone: string()
    .trim()
    .default('')
    .test('phone', ENQUIRY_MESSAGES.phone, (value) => value === '' || isDialable(value)),
  type: string()
    .oneOf([...ENQUIRY_TYPES], ENQUIRY_MESSAGES.type)
    .required(ENQUIRY_MESSAGES.type),
  message: string()
    .trim()
    .default('')
    .min(message.min, ENQUIRY_MESSAGES.message.min)
    .max(message.max, ENQUIRY_MESSAGES.message.max),
  newsletter: boolean().default(false),
  website: string().default(''),
});

export type EnquiryValues = InferType<typeof enquirySchema>;

export const EMPTY_ENQUIRY: EnquiryValues = {
  name: '',
  email: '',
  phone: '',
  type: 'consulta',
  message: '',
  newsletter: false,
  website: '',
};
