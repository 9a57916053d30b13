import type { BulkRequest } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { STATUS_LABELS } from '#src/admin/ui/enquiry-labels.ts';

/** '1 consulta', '3 consultas'. */
export function countEnquiries(count: number): string {
  return count === 1 ? '1 consulta' : `${count.toLocaleString('es-MX')} consultas`;
}

/** Title and text of the notice after a change of several; `changed` of them were still there. */
export function bulkOutcome(request: BulkRequest['data'], changed: number): [string, string?] {
  const gone = request.ids.length - changed;
  const rest = gone > 0 ? [gone === 1 ? '1 ya no existía.' : `${gone} ya no existían.`] : [];
  if (request.action === 'delete') {
    const verb = changed === 1 ? 'eliminada' : 'eliminadas';
    return [`${countEnquiries(changed)} ${verb}`, ...rest] as [string, string?];
  }
  const title = `${countEnquiries(changed)} en «${STATUS_LABELS[request.status]}»`;
  return [title, ...rest] as [string, string?];
}
