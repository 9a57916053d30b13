import type { Core } from '@strapi/strapi';

import type { DashboardSettingsResponse } from '../../../../contracts/dashboard-settings';
import { dashboardSettingsSchema } from '../../../../contracts/dashboard-settings-schema';
import { isRecord } from '../../../../contracts/is-record';
import { readDashboardSettings, saveDashboardSettings } from '../../../mail/dashboard-settings';
import type { Context } from '../../../platform/http/context';
import { INVALID_FIELDS_MESSAGE, validateBody } from '../../../platform/http/validate-body';

export default function dashboardSettingsController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** GET /api/dashboard-settings */
    async find(ctx: Context) {
      ctx.body = { data: await readDashboardSettings(strapi) } satisfies DashboardSettingsResponse;
    },

    /** PUT /api/dashboard-settings */
    async update(ctx: Context) {
      const body: unknown = ctx.request.body;
      const data = isRecord(body) ? body.data : undefined;
      const settings = validateBody(dashboardSettingsSchema, data, INVALID_FIELDS_MESSAGE);
      await saveDashboardSettings(strapi, {
        notificationEmail: settings.notificationEmail ?? '',
      });
      ctx.body = { data: settings } satisfies DashboardSettingsResponse;
    },
  };
}
