import type { PublicationRequest } from '../../../../contracts/publication-requests';
import { formatWhen } from '../../../platform/panel/format-short-date-time';

const quoted = (text: string | null) => (text ? ` «${text}»` : '');

/** Returns 'Ana pide publicar a las 14:05: «Ya está la foto.» El borrador cambió después…'. */
export function formatRequest(request: PublicationRequest): string {
  const { isOwn, requestedBy, requestedAt, note, hasChangedSince } = request;
  const who = isOwn ? 'Pediste publicar' : `${requestedBy} pide publicar`;
  const text = note ? `:${quoted(note)}` : '.';
  const changed = hasChangedSince
    ? ' El borrador cambió después: se publicará lo último guardado.'
    : '';
  return `${who} ${formatWhen(requestedAt)}${text}${changed}`;
}

/** Returns the outcome of a request; null for open and withdrawn requests. */
export function formatSettledRequest(request: PublicationRequest): string | null {
  const { state, settledBy, settledAt, comment } = request;
  const when = settledAt ? ` ${formatWhen(settledAt)}` : '';
  if (state === 'returned') return `${settledBy} la regresó${when}:${quoted(comment)}`;
  if (state === 'published') {
    return settledBy ? `${settledBy} la publicó${when}.` : `Se publicó${when}.`;
  }
  return state === 'obsolete' ? `Se descartaron los cambios que pediste publicar${when}.` : null;
}
