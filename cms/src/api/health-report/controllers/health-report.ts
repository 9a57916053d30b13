import type { Core } from '@strapi/strapi';

import type { HealthReportResponse } from '../../../../contracts/health-report';
import type { Context } from '../../../platform/http/context';
import { serviceOf } from '../../../platform/strapi/service-of';
import type { HealthReportService } from '../services/health-report';

export default function healthReportController({ strapi }: { strapi: Core.Strapi }) {
  const service = serviceOf<HealthReportService>(strapi, 'api::health-report.health-report');
  return {
    /** GET /api/health-report */
    async find(ctx: Context) {
      ctx.body = { data: await service.read() } satisfies HealthReportResponse;
    },
  };
}
