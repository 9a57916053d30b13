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
  { changed, refused }: BulkResponse['data'],
): [title: string, text: string | undefined] {
  const gone = request.ids.length - changed - refused;
  const sentences = [
    refused > 0 &&
      `${refused} ${refused === 1 ? 'sigue' : 'siguen'} igual: ${REFUSALS[request.action === 'take' ? 'take' : 'status']}.`,
    gone > 0 && (gone === 1 ? '1 ya no existía.' : `${gone} ya no existían.`),
  ].filter(Boolean);
  const text = sentences.length > 0 ? sentences.join(' ') : undefined;
  return [describeChanged(request, changed), text];
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
