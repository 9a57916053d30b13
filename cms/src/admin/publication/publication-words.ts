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

/** '14:05' today, '20 nov, 14:05' on any other day; in Mexico City. */
export function tellMoment(iso: string, now = new Date()): string {
  const told = dayAndTime(iso, now);
  return told.day ? `${told.day}, ${told.time}` : told.time;
}

/** 'a las 14:05' today, 'el 20 nov a las 14:05' on any other day. */
export function tellWhen(iso: string, now = new Date()): string {
  const told = dayAndTime(iso, now);
  const time = `a ${withArticle(told.time)}`;
  return told.day ? `el ${told.day} ${time}` : time;
}

/** 'de las 14:05' today, 'del 20 nov a las 14:05' on any other day. */
export function tellFromWhen(iso: string, now = new Date()): string {
  const told = dayAndTime(iso, now);
  const time = withArticle(told.time);
  return told.day ? `del ${told.day} a ${time}` : `de ${time}`;
}

function tellExcept({ length }: readonly HeldEntry[]): string {
  if (length === 0) return '';
  return length === 1 ? ', menos una entrada' : `, menos ${length} entradas`;
}

/** What visitors see of an entry whose published version is bad. */
export function tellHeld({ reason, isLeftOut }: Pick<HeldEntry, 'reason' | 'isLeftOut'>): string {
  const seen = isLeftOut ? 'No se ve en el sitio' : 'El sitio muestra la versión anterior';
  return `${seen}. ${reason}`;
}

/** What the panel says about the site as a whole. */
export function tellSite({ phase, liveSince, error, held }: PublicationStatus): string {
  const words: Record<PublicationPhase, string> = {
    live: (liveSince ? `En línea desde ${tellMoment(liveSince)}` : 'En línea') + tellExcept(held),
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
    held: tellHeld({ reason: error ?? '', isLeftOut: false }),
    'left-out': tellHeld({ reason: error ?? '', isLeftOut: true }),
    leaving: 'Se está retirando del sitio',
    withdrawn: 'Retirada: los visitantes ya no la ven',
    unpublished: 'Todavía no está publicada',
    unknown: 'No sabemos: el sitio o el publicador no responde',
  };
  return words[state];
}
