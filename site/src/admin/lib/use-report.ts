import type { ReportResponse } from '@tequiora/cms/contracts/report.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api-client.ts';

/** First and last day, `YYYY-MM-DD`. */
export type ReportDays = { from: string; to: string };

export const reportQuery = ({ from, to }: ReportDays) =>
  queryOptions({
    queryKey: ['enquiries', 'report', from, to],
    queryFn: async ({ signal }) => {
      const query = { from, to };
      return (await api.get<ReportResponse>('/enquiries/report', { query, signal })).data;
    },
  });

/** The figures of what arrived from the first to the last day. */
export function useReport(days: ReportDays) {
  return useQuery(reportQuery(days));
}
