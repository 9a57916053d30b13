import { object } from 'yup';

import { DASHBOARD_SETTINGS_MESSAGES } from './dashboard-settings';
import { emailAddress, nullIfEmpty } from './schema-fields';

export const dashboardSettingsSchema = object({
  notificationEmail: nullIfEmpty(emailAddress(DASHBOARD_SETTINGS_MESSAGES.email)),
});
