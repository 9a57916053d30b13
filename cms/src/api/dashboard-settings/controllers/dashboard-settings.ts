import type { Core } from '@strapi/strapi';

import type { DashboardSettingsResponse } from '../../../../contracts/dashboard-settings';
import { dashboardSettingsSchema } from '../../../../contracts/dashboard-settings-schema';
import { isRecord } from '../../../../contracts/is-record';
import type { DashboardSettingsService } from '../../../mail/dashboard-settings-service';
import type { Context } from '../../../platform/http/context';
import { INVALID_FIELDS_MESSAGE, validateBody } from '../../../platform/http/validate-body';
import { serviceOf } from '../../../platform/strapi/service-of';

export default function dashboardSettingsController({ strapi }: { strapi: Core.Strapi }) {
  const service = serviceOf<DashboardSettingsService>(
    strapi,
    'api::dashboard-settings.dashboard-settings',
  );
  return {
    /** GET /api/dashboard-settings */
    async find(ctx: Context) {
      ctx.body = { data: await service.read() } satisfies DashboardSettingsResponse;
    },

    /** PUT /api/dashboard-settings */
    async update(ctx: Context) {
      const body: unknown = ctx.request.body;
      const data = isRecord(body) ? body.data : undefined;
      const settings = validateBody(dashboardSettingsSchema, data, INVALID_FIELDS_MESSAGE);
      ctx.body = { data: await service.save(settings) } satisfies DashboardSettingsResponse;
    },
  };
}
