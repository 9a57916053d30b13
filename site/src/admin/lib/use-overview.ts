import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OverviewResponse } from '@tequiora/cms/contracts/overview.ts';
import { api } from './api.ts';

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: async ({ signal }) => (await api.get<OverviewResponse>('/overview', { signal })).data,
});

/** Returns the counts, the company's response target and the URLs of the CMS. */
export function useOverview() {
  return useQuery(overviewQuery);
}
