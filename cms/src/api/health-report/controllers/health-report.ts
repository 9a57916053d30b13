import type { Core } from '@strapi/strapi';

import type { HealthReportResponse } from '../../../../contracts/health-report';
import type { Context } from '../../../platform/http/context';
import { createHealthReporter } from '../lib/health-reporter';

export default function healthReportController({ strapi }: { strapi: Core.Strapi }) {
  const readReport = createHealthReporter(strapi);
  return {
    /** GET /api/health-report */
    async find(ctx: Context) {
      ctx.body = { data: await readReport() } satisfies HealthReportResponse;
    },
  };
}
