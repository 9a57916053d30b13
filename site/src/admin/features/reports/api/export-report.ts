import { api } from '#src/admin/lib/api.ts';
import type { ReportRange } from '#src/admin/lib/use-report.ts';

/** Requests the breakdowns of the report as CSV for Excel. */
export function exportReport(range: ReportRange) {
  return api.download('/enquiries/report', { query: { ...range, format: 'csv' } });
}
