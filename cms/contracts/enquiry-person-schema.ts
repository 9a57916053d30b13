import { object } from 'yup';

import { ENQUIRY_ID } from './dashboard-enquiry-schema';
import { ENQUIRY_PERSON_MESSAGES } from './enquiry-person';
import { matching } from './schema-fields';

export const mergeSchema = object({
  enquiry: matching(ENQUIRY_PERSON_MESSAGES.enquiry, ENQUIRY_ID),
});
