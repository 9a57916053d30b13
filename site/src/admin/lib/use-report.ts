import type { ReportResponse } from '@tequiora/cms/contracts/report.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api-client.ts';
import type { Range } from '../lib/report-range.ts';

export const reportQuery = ({ from, to }: Range) =>
  queryOptions({
    queryKey: ['enquiries', 'report', from, to],
    queryFn: async ({ signal }) => {
      const query = { from, to };
      return (await api.get<ReportResponse>('/enquiries/report', { query, signal })).data;
    },
  });

/** The figures of what arrived from the first to the last day. */
export function useReport(range: Range) {
  return useQuery(reportQuery(range));
}
