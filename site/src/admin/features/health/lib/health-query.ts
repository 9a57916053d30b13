import { dataQuery } from '#src/admin/lib/data-query.ts';
import type { HealthReportResponse } from '@tequiora/cms/contracts/health-report.ts';

export const healthQuery = dataQuery<HealthReportResponse>(['health-report'], '/health-report');
