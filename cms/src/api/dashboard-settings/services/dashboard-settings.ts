export { dashboardSettingsService as default } from '../../../mail/dashboard-settings-service';
