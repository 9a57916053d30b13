import type { InferType } from 'yup';
import { isDialable } from '#src/lib/phone.ts';
import { createEnquirySchema } from '@tequiora/cms/contracts/enquiry-schema.ts';

/** The fields of the contact form. */
export const enquirySchema = createEnquirySchema((raw) => {
  const phone = raw.trim();
  return isDialable(phone) ? phone : undefined;
}).pick(['name', 'email', 'phone', 'type', 'message', 'newsletter', 'website']);

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
