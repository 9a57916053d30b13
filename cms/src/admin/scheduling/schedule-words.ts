import type { EntrySchedule, ScheduleFailure } from '../../../contracts/scheduling';
import { tellFullMoment } from '../../lib/moment-words';
import { esLabels } from '../../views/es-labels';

type Moment = string | null | undefined;
export type Moments = { publishAt?: Moment; unpublishAt?: Moment };

const ZONE = '(hora del centro de México)';

/** What is going to happen to an entry by itself. */
export function tellSchedule(
  { publishAt, unpublishAt }: EntrySchedule,
  now = new Date(),
): string[] {
  const tell = (verb: string, moment: string | null) => {
    if (!moment) return [];
    if (new Date(moment) <= now) return [`${verb} en unos segundos`];
    return [`${verb} el ${tellFullMoment(moment)} ${ZONE}`];
  };
  return [...tell('Se publicará', publishAt), ...tell('Se retirará', unpublishAt)];
}

/** Why what was scheduled did not happen, and what to do about it. */
export function tellFailure(uid: string, { action, at, fields, reason }: ScheduleFailure): string {
  const verb = action === 'publish' ? 'publicar' : 'retirar';
  const labels = esLabels[`content-types.${uid}`] ?? {};
  const names = fields
    .map((path) => path.split('.')[0] ?? path)
    .map((name) => labels[name] ?? name);
  const why =
    names.length > 0
      ? `Falta o no es válido: ${[...new Set(names)].join(', ')}.`
      : (reason ?? 'No sabemos por qué.');
  return `No se pudo ${verb} el ${tellFullMoment(at)}. ${why} Corrígelo y publica, o elige otra fecha.`;
}

const FIELDS = ['publishAt', 'unpublishAt'] as const;
const TYPED_TOO_LATE = {
  publishAt: 'Esa fecha ya pasó. Elige una posterior, o bórrala para publicar ahora.',
  unpublishAt: 'Esa fecha ya pasó. Elige una posterior, o bórrala para retirarla tú.',
} as const;

const timeOf = (moment: Moment) => (moment ? new Date(moment).getTime() : null);

/**
 * What to do about moments in the form that are not the saved ones.
 * @param loaded what the form had before anybody typed
 * @param saved what the CMS has now, which empties a moment that came
 * @param isTyping a date may be past until its time is typed as well: nothing is said about that yet
 */
export function tellUnsaved(
  form: Moments,
  loaded: Moments,
  saved: Moments,
  { isTyping = false, now = new Date() } = {},
): string | undefined {
  const isPast = (moment: Moment) => !isTyping && (timeOf(moment) ?? Infinity) <= now.getTime();
  const unsaved = FIELDS.filter((field) => timeOf(form[field]) !== timeOf(saved[field]));
  if (unsaved.length === 0) return undefined;
  const isTyped = (field: (typeof FIELDS)[number]) => timeOf(form[field]) !== timeOf(loaded[field]);
  const tooLate = unsaved.find((field) => isTyped(field) && isPast(form[field]));
  if (tooLate) return TYPED_TOO_LATE[tooLate];
  return unsaved.some((field) => isPast(form[field]))
    ? 'La fecha del formulario ya pasó: recarga la página para ver cómo quedó la entrada.'
    : 'Las fechas del formulario todavía no cuentan: presiona «Guardar».';
}
