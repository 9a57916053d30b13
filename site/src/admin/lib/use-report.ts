import { useQuery } from '@tanstack/react-query';
import type { ReportResponse } from '@tequiora/cms/contracts/report.ts';
import { dataQuery } from './data-query.ts';

/** First and last day, `YYYY-MM-DD`. */
export type ReportRange = { from: string; to: string };

/** Returns the report on the enquiries received in the range. */
export function useReport({ from, to }: ReportRange) {
  const key = ['enquiries', 'report', from, to];
  return useQuery(dataQuery<ReportResponse>(key, '/enquiries/report', { from, to }));
}
