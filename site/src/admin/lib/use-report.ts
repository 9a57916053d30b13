import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReportResponse } from '@tequiora/cms/contracts/report.ts';
import { api } from './api.ts';

/** First and last day, `YYYY-MM-DD`. */
export type ReportRange = { from: string; to: string };

const reportQuery = ({ from, to }: ReportRange) =>
  queryOptions({
    queryKey: ['enquiries', 'report', from, to],
    queryFn: async ({ signal }) => {
      const query = { from, to };
      return (await api.get<ReportResponse>('/enquiries/report', { query, signal })).data;
    },
  });

/** Returns the report on the enquiries received in the range. */
export function useReport(range: ReportRange) {
  return useQuery(reportQuery(range));
}
