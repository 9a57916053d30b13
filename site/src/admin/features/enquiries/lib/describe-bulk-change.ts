import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import type { BulkRequest, BulkResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';

/** Formats a number of enquiries: '1 consulta', '3 consultas'. */
export function formatEnquiryCount(count: number): string {
  return formatCount(count, 'consulta', 'consultas');
}

/** Returns the title of the notification before a deletion. */
export function describeDeletion(count: number): string {
  return `${count === 1 ? 'Se eliminará' : 'Se eliminarán'} ${formatEnquiryCount(count)}`;
}

/** Returns title and text of the notification after a bulk change. */
export function describeBulkChange(
  request: BulkRequest['data'],
  { changed, unchanged, refused }: BulkResponse['data'],
): [title: string, text: string | undefined] {
  const gone = request.ids.length - changed - unchanged - refused;
  const sentences = [
    unchanged > 0 && `${describeUnchanged(request, unchanged)}.`,
    refused > 0 &&
      `${refused} ${refused === 1 ? 'sigue' : 'siguen'} igual: ${REFUSALS[request.action === 'take' ? 'take' : 'status']}.`,
    gone > 0 && (gone === 1 ? '1 ya no existía.' : `${gone} ya no existían.`),
  ].filter(Boolean);
  const text = sentences.length > 0 ? sentences.join(' ') : undefined;
  return [describeChanged(request, changed), text];
}

/** Says of how many enquiries the change was true before. */
function describeUnchanged(request: BulkRequest['data'], count: number): string {
  const already = `${count} ya ${count === 1 ? 'estaba' : 'estaban'}`;
  if (request.action === 'take') return `${already} a tu nombre`;
  if (request.action === 'status') return `${already} en «${STATUS_LABELS[request.status]}»`;
  return `${already} a nombre de esa persona`;
}

const REFUSALS = {
  take: 'otra persona ya la tomó',
  status: 'su estado, su resultado o su respuesta no lo permite',
};

function describeChanged(request: BulkRequest['data'], changed: number): string {
  const count = formatEnquiryCount(changed);
  if (request.action === 'take') {
    return changed === 0 ? 'No se tomó ninguna consulta' : `${count} a tu nombre`;
  }
  if (request.action === 'assign') {
    if (changed === 0) return 'No se asignó ninguna consulta';
    return `${count} ${changed === 1 ? 'asignada' : 'asignadas'}`;
  }
  if (request.action === 'delete') {
    if (changed === 0) return 'No se eliminó ninguna consulta';
    return `${count} ${changed === 1 ? 'eliminada' : 'eliminadas'}`;
  }
  const status = STATUS_LABELS[request.status];
  return changed === 0 ? `Ninguna consulta pasó a «${status}»` : `${count} en «${status}»`;
}
