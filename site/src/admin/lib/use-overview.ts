import { useQuery } from '@tanstack/react-query';
import type { OverviewResponse } from '@tequiora/cms/contracts/overview.ts';
import { dataQuery } from './data-query.ts';

export const overviewQuery = dataQuery<OverviewResponse>(['overview'], '/overview');

/** Returns the counts, the company's response target and the URLs of the CMS. */
export function useOverview() {
  return useQuery(overviewQuery);
}
