import { DASHBOARD_ENQUIRY_MESSAGES, XLSX_MAX_ROWS } from '../../../contracts/dashboard-enquiry';
import { invalidField } from '../../platform/http/errors';

/**
 * Checks that a workbook of `count` enquiries fits in memory.
 * @throws HttpError 400 about the format
 */
export function checkWorkbookSize(count: number): void {
  if (count <= XLSX_MAX_ROWS) return;
  throw invalidField(['format'], DASHBOARD_ENQUIRY_MESSAGES.exportTooLong(count));
}
