/** `GET` and `PUT /api/dashboard-settings`: settings of the dashboard. */

export const DASHBOARD_SETTINGS_MESSAGES = {
  email: 'Por favor ingresa un email válido',
} as const;

export type DashboardSettings = {
  /** Recipient of enquiry notifications; null: the recipients in `MAIL_TO`. */
  notificationEmail: string | null;
};

export type DashboardSettingsResponse = { data: DashboardSettings };
export type DashboardSettingsRequest = { data: DashboardSettings };
