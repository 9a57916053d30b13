import type { Core } from '@strapi/strapi';

import type { DashboardSettings } from '../../contracts/dashboard-settings';

const UID = 'api::dashboard-settings.dashboard-settings';

export function dashboardSettingsService({ strapi }: { strapi: Core.Strapi }) {
  return {
    async read(): Promise<DashboardSettings> {
      const stored = await strapi.documents(UID).findFirst();
      return { notificationEmail: stored?.notificationEmail || null };
    },

    async save(data: DashboardSettings): Promise<DashboardSettings> {
      const documents = strapi.documents(UID);
      const stored = await documents.findFirst();
      const written = { data: { notificationEmail: data.notificationEmail ?? '' } };
      if (stored) await documents.update({ documentId: stored.documentId, ...written });
      else await documents.create(written);
      return data;
    },
  };
}

export type DashboardSettingsService = ReturnType<typeof dashboardSettingsService>;
