/** Formats of files with rows, such as enquiries and products; in the order of the buttons. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_FORMAT_LABELS: Record<ExportFormat, string> = {
  xlsx: 'Exportar a Excel',
  csv: 'Exportar CSV',
};
