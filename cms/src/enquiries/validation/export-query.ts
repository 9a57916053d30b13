import type { ExportFormat } from '../../../contracts/export-formats';
import { readExportFormat } from '../../platform/spreadsheet/export-formats';
import { type ListQuery, readListQuery } from './list-query';

/**
 * Parses the query of an export: that of the list, and the format of the file.
 * @throws HttpError naming the unknown or invalid parameter
 */
export function readExportQuery(
  { format = 'csv', ...query }: Record<string, unknown>,
  rawQuery = '',
): { list: ListQuery; format: ExportFormat } {
  const known = readExportFormat(format);
  return { list: readListQuery(query, rawQuery), format: known };
}
