import { object } from 'yup';

import { NEWSLETTER_MESSAGES } from './newsletter';
import { emailAddress } from './schema-fields';

export const newsletterSchema = object({ email: emailAddress(NEWSLETTER_MESSAGES.email) });
