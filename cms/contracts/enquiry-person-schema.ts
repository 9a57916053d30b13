import { object } from 'yup';

import { ENQUIRY_ID } from './dashboard-enquiry-schema';
import { ENQUIRY_PERSON_MESSAGES } from './enquiry-person';
import { parsed } from './schema-fields';

export const mergeSchema = object({
  enquiry: parsed(ENQUIRY_PERSON_MESSAGES.enquiry, (raw) =>
    typeof raw === 'string' && ENQUIRY_ID.test(raw) ? raw : undefined,
  ),
});
