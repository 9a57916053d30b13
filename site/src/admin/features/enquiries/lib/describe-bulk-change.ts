import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import type { BulkRequest } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';

/** Formats a number of enquiries: '1 consulta', '3 consultas'. */
export function formatEnquiryCount(count: number): string {
  return formatCount(count, 'consulta', 'consultas');
}

/**
 * Returns title and text of the notification after a bulk change; `changed` is the number of
 * enquiries that still existed.
 */
export function describeBulkChange(
  request: BulkRequest['data'],
  changed: number,
): [string, string?] {
  const gone = request.ids.length - changed;
  const rest = gone > 0 ? [gone === 1 ? '1 ya no existía.' : `${gone} ya no existían.`] : [];
  if (request.action === 'delete') {
    const verb = changed === 1 ? 'eliminada' : 'eliminadas';
    return [`${formatEnquiryCount(changed)} ${verb}`, ...rest] as [string, string?];
  }
  const title = `${formatEnquiryCount(changed)} en «${STATUS_LABELS[request.status]}»`;
  return [title, ...rest] as [string, string?];
}
