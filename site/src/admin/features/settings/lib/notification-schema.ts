import { object, string, type InferType } from '#src/lib/yup.ts';
import { DASHBOARD_SETTINGS_MESSAGES } from '@tequiora/cms/contracts/dashboard-settings.ts';
import { isEmailAddress } from '@tequiora/cms/contracts/email.ts';

/** Empty means the account chosen at installation. */
export const notificationSchema = object({
  notificationEmail: string()
    .trim()
    .default('')
    .test(
      'email',
      DASHBOARD_SETTINGS_MESSAGES.email,
      (value) => value === '' || isEmailAddress(value),
    ),
});

export type NotificationValues = InferType<typeof notificationSchema>;
