/** `GET` and `PUT /api/dashboard-settings`: what the admin sets for the dashboard itself. */

export const DASHBOARD_SETTINGS_MESSAGES = {
  email: 'Por favor ingresa un email válido',
} as const;

export type DashboardSettings = {
  /** Where notices of new enquiries go; null means those named at installation. */
  notificationEmail: string | null;
};

export type DashboardSettingsResponse = { data: DashboardSettings };
export type DashboardSettingsRequest = { data: DashboardSettings };
