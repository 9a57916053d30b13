import { EXPORT_FORMATS, type ExportFormat } from '../../../contracts/dashboard-enquiry';
import { invalidField } from '../../platform/http/errors';
import { type ListQuery, readListQuery } from './list-query';

/**
 * Parses the query of an export: that of the list, and the format of the file.
 * @throws HttpError naming the unknown or invalid parameter
 */
export function readExportQuery(
  { format = 'csv', ...query }: Record<string, unknown>,
  rawQuery = '',
): { list: ListQuery; format: ExportFormat } {
  const known = EXPORT_FORMATS.find((name) => name === format);
  if (!known) throw invalidField(['format'], `Debe ser ${EXPORT_FORMATS.join(' o ')}`);
  return { list: readListQuery(query, rawQuery), format: known };
}
