import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { HealthReportResponse } from '@tequiora/cms/contracts/health-report.ts';

const POLL_INTERVAL_MS = 30_000;

const healthReportQuery = queryOptions({
  queryKey: ['health-report'],
  queryFn: async ({ signal }) =>
    (await api.get<HealthReportResponse>('/health-report', { signal })).data,
  refetchInterval: POLL_INTERVAL_MS,
});

/** Returns the health report, polled every 30 s. */
export function useHealthReport() {
  return useQuery(healthReportQuery);
}
