import type {
  EntryPublication,
  EntryPublicationState,
  HeldEntry,
  PublicationPhase,
  PublicationStatus,
} from '../../../../contracts/publication';
import { formatShortDateTime } from '../../../platform/panel/format-short-date-time';

function formatHeldCount({ length }: readonly HeldEntry[]): string {
  if (length === 0) return '';
  return length === 1 ? ', menos una entrada' : `, menos ${length} entradas`;
}

/** Returns what visitors see of an entry whose published version is held back. */
export function formatHeldEntry({
  reason,
  isLeftOut,
}: Pick<HeldEntry, 'reason' | 'isLeftOut'>): string {
  const seen = isLeftOut ? 'No se ve en el sitio' : 'El sitio muestra la versión anterior';
  return `${seen}. ${reason}`;
}

/** Returns the status of the whole site. */
export function formatPublicationStatus({
  phase,
  liveSince,
  error,
  held,
  isSearching,
}: PublicationStatus): string {
  const labels: Record<PublicationPhase, string> = {
    live:
      (liveSince ? `En línea desde ${formatShortDateTime(liveSince)}` : 'En línea') +
      formatHeldCount(held),
    waiting: 'En espera: se publica en unos segundos',
    building: isSearching
      ? 'Falló, y se busca qué entrada lo impide. Lo demás se publica en cuanto se encuentre'
      : 'Publicando…',
    failed: `Falló: ${error ?? 'no sabemos por qué'}`,
    unreachable: 'No sabemos: el publicador no responde',
  };
  return labels[phase];
}

/** Returns the status of an entry. */
export function formatEntryPublication({ state, since, error }: EntryPublication): string {
  const labels: Record<EntryPublicationState, string> = {
    live: since ? `En línea desde ${formatShortDateTime(since)}` : 'En línea',
    building: 'Publicando…',
    waiting: 'En espera',
    failed: `Falló: ${error ?? 'no sabemos por qué'}`,
    held: formatHeldEntry({ reason: error ?? '', isLeftOut: false }),
    'left-out': formatHeldEntry({ reason: error ?? '', isLeftOut: true }),
    leaving: 'Se está retirando del sitio',
    withdrawn: 'Retirada: los visitantes ya no la ven',
    unpublished: 'Todavía no está publicada',
    unknown: 'No sabemos: el sitio o el publicador no responde',
  };
  return labels[state];
}
