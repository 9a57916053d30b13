import type { HealthReportResponse } from '@tequiora/cms/contracts/health-report.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';

const EVERY_MS = 30_000;

export const healthReportQuery = queryOptions({
  queryKey: ['health-report'],
  queryFn: async ({ signal }) =>
    (await api.get<HealthReportResponse>('/health-report', { signal })).data,
  refetchInterval: EVERY_MS,
});

/** How the programs and what they need are, kept up to date. */
export function useHealthReport() {
  return useQuery(healthReportQuery);
}
