import { object } from 'yup';

import { emailAddress } from './schema-fields';

export const newsletterSchema = object({ email: emailAddress() });
