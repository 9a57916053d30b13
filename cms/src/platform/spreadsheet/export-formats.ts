import { EXPORT_FORMATS, type ExportFormat } from '../../../contracts/export-formats';
import { invalidField } from '../http/errors';

/** Content types of exported files. */
export const EXPORT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Parses the format of an export. @throws HttpError for any other value */
export function readExportFormat(format: unknown): ExportFormat {
  const known = EXPORT_FORMATS.find((name) => name === format);
  if (!known) throw invalidField(['format'], `Debe ser ${EXPORT_FORMATS.join(' o ')}`);
  return known;
}
