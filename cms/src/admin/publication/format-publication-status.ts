import type {
  EntryPublication,
  EntryPublicationState,
  HeldEntry,
  PublicationPhase,
  PublicationStatus,
} from '../../../contracts/publication';

const TIME_ZONE = 'America/Mexico_City';

const clock = new Intl.DateTimeFormat('es-MX', {
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});
const day = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
});

function dayAndTime(iso: string, now: Date) {
  const date = new Date(iso);
  const isToday = day.format(date) === day.format(now);
  return { day: isToday ? undefined : day.format(date), time: clock.format(date) };
}

const withArticle = (time: string) => `${time.startsWith('01:') ? 'la' : 'las'} ${time}`;

/** Returns '14:05' today, '20 nov, 14:05' on any other day; in the time zone of Mexico City. */
export function formatShortDateTime(iso: string, now = new Date()): string {
  const parts = dayAndTime(iso, now);
  return parts.day ? `${parts.day}, ${parts.time}` : parts.time;
}

/** Returns 'a las 14:05' today, 'el 20 nov a las 14:05' on any other day. */
export function formatWhen(iso: string, now = new Date()): string {
  const parts = dayAndTime(iso, now);
  const time = `a ${withArticle(parts.time)}`;
  return parts.day ? `el ${parts.day} ${time}` : time;
}

/** Returns 'de las 14:05' today, 'del 20 nov a las 14:05' on any other day. */
export function formatFromWhen(iso: string, now = new Date()): string {
  const parts = dayAndTime(iso, now);
  const time = withArticle(parts.time);
  return parts.day ? `del ${parts.day} a ${time}` : `de ${time}`;
}

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
}: PublicationStatus): string {
  const labels: Record<PublicationPhase, string> = {
    live:
      (liveSince ? `En línea desde ${formatShortDateTime(liveSince)}` : 'En línea') +
      formatHeldCount(held),
    waiting: 'En espera: se publica en unos segundos',
    building: 'Publicando…',
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
