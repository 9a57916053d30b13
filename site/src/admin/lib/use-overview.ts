import type { OverviewResponse } from '@tequiora/cms/contracts/overview.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api-client.ts';

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: async ({ signal }) => (await api.get<OverviewResponse>('/overview', { signal })).data,
});

/** Counts, the company's promise and the addresses of the CMS. */
export function useOverview() {
  return useQuery(overviewQuery);
}
