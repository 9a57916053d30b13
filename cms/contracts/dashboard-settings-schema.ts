import { object } from 'yup';

import { emailAddress, nullIfEmpty } from './schema-fields';

export const dashboardSettingsSchema = object({
  notificationEmail: nullIfEmpty(emailAddress()),
});
