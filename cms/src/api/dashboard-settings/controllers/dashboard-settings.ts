import type { Core } from '@strapi/strapi';

import {
  DASHBOARD_SETTINGS_MESSAGES,
  type DashboardSettings,
  type DashboardSettingsResponse,
} from '../../../../contracts/dashboard-settings';
import { isEmailAddress } from '../../../../contracts/email';
import type { FieldProblem } from '../../../../contracts/error';
import { isRecord } from '../../../../contracts/is-record';
import type { DashboardSettingsService } from '../../../mail/dashboard-settings-service';
import type { Context } from '../../../platform/http/context';
import { respondWithError } from '../../../platform/http/respond-with-error';
import { accept, type Fields, readFields, refuse } from '../../../platform/values/fields';

const FIELDS: Fields<DashboardSettings> = {
  notificationEmail: (raw) => {
    if (raw === null || raw === '') return accept(null);
    const email = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
    return isEmailAddress(email) ? accept(email) : refuse(DASHBOARD_SETTINGS_MESSAGES.email);
  },
};

function refuseFields(ctx: Context, problems: FieldProblem[]): void {
  const message = 'Revisa los datos marcados';
  respondWithError(ctx, { status: 400, name: 'ValidationError', message, problems });
}

export default function dashboardSettingsController({ strapi }: { strapi: Core.Strapi }) {
  const service = strapi.service(
    'api::dashboard-settings.dashboard-settings',
  ) as DashboardSettingsService;
  return {
    /** GET /api/dashboard-settings */
    async find(ctx: Context) {
      ctx.body = { data: await service.read() } satisfies DashboardSettingsResponse;
    },

    /** PUT /api/dashboard-settings */
    async update(ctx: Context) {
      const { body } = ctx.request;
      const data = isRecord(body) && isRecord(body.data) ? body.data : {};
      const read = readFields<DashboardSettings>(data, FIELDS, 'Este campo no está permitido');
      if (!read.ok) return refuseFields(ctx, read.problems);
      ctx.body = { data: await service.save(read.value) } satisfies DashboardSettingsResponse;
    },
  };
}
