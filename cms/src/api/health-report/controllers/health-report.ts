import type { Core } from '@strapi/strapi';

import type { HealthReportResponse } from '../../../../contracts/health-report';
import type { IntegrityRepairResponse } from '../../../../contracts/integrity';
import { repairIntegrity } from '../../../features/integrity/server/integrity';
import type { Context } from '../../../platform/http/context';
import { createHealthReporter } from '../lib/health-reporter';

export default function healthReportController({ strapi }: { strapi: Core.Strapi }) {
  const readReport = createHealthReporter(strapi);
  return {
    /** GET /api/health-report */
    async find(ctx: Context) {
      ctx.body = { data: await readReport() } satisfies HealthReportResponse;
    },

    /** POST /api/health-report/repairs */
    async repair(ctx: Context) {
      const repaired = await repairIntegrity(strapi);
      ctx.body = { data: { repaired } } satisfies IntegrityRepairResponse;
    },
  };
}
