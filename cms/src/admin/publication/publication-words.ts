import type {
  EntryPublication,
  EntryPublicationState,
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

/** '14:05' today, '20 nov, 14:05' on any other day; in Mexico City. */
export function tellMoment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const time = clock.format(date);
  return day.format(date) === day.format(now) ? time : `${day.format(date)}, ${time}`;
}

/** What the panel says about the site as a whole. */
export function tellSite({ phase, liveSince, error }: PublicationStatus): string {
  const words: Record<PublicationPhase, string> = {
    live: liveSince ? `En línea desde ${tellMoment(liveSince)}` : 'En línea',
    waiting: 'En espera: se publica en unos segundos',
    building: 'Publicando…',
    failed: `Falló: ${error ?? 'no sabemos por qué'}`,
    unreachable: 'No sabemos: el publicador no responde',
  };
  return words[phase];
}

/** What the panel says beside an entry. */
export function tellEntry({ state, since, error }: EntryPublication): string {
  const words: Record<EntryPublicationState, string> = {
    live: since ? `En línea desde ${tellMoment(since)}` : 'En línea',
    building: 'Publicando…',
    waiting: 'En espera',
    failed: `Falló: ${error ?? 'no sabemos por qué'}`,
    leaving: 'Se está retirando del sitio',
    unpublished: 'Todavía no está publicada',
    unknown: 'No sabemos: el sitio o el publicador no responde',
  };
  return words[state];
}
