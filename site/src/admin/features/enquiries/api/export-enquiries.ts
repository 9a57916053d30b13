import { useMutation } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { saveFile } from '#src/admin/lib/save-file.ts';
import type { Query } from '#src/admin/lib/to-query.ts';

/** Downloads all matching enquiries as CSV for Excel. */
export function useExportEnquiries() {
  return useMutation({
    mutationFn: (query: Query) => api.download('/enquiries/export', { query }),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? 'consultas.csv'),
  });
}
