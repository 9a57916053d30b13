import type { Core } from '@strapi/strapi';

import type { DashboardSettings } from '../../contracts/dashboard-settings';

const UID = 'api::dashboard-settings.dashboard-settings';

export async function readDashboardSettings(strapi: Core.Strapi): Promise<DashboardSettings> {
  const stored = await strapi.documents(UID).findFirst();
  return { notificationEmail: stored?.notificationEmail || null };
}

/** Changes the given settings. */
export async function saveDashboardSettings(
  strapi: Core.Strapi,
  data: { notificationEmail?: string; retentionMonths?: number },
): Promise<void> {
  const documents = strapi.documents(UID);
  const stored = await documents.findFirst();
  if (stored) await documents.update({ documentId: stored.documentId, data });
  else await documents.create({ data });
}
