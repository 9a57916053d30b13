import { useMutation } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { saveFile } from '#src/admin/lib/save-file.ts';
import type { ReportRange } from '#src/admin/lib/use-report.ts';

/** Downloads the breakdowns of the report as CSV for Excel. */
export function useExportReport() {
  return useMutation({
    mutationFn: (range: ReportRange) =>
      api.download('/enquiries/report', { query: { ...range, format: 'csv' } }),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? 'reporte.csv'),
  });
}
