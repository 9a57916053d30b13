/** `GET` and `PUT /api/dashboard-settings`: settings of the dashboard. */
import { EMAIL_MESSAGE } from './email';

export const DASHBOARD_SETTINGS_MESSAGES = {
  email: EMAIL_MESSAGE,
} as const;

export type DashboardSettings = {
  /** Recipient of enquiry notifications; null: the recipients in `MAIL_TO`. */
  notificationEmail: string | null;
};

export type DashboardSettingsResponse = { data: DashboardSettings };
export type DashboardSettingsRequest = { data: DashboardSettings };
