import { formatLongDateTime } from '../../../../contracts/format-date';
import type { EntrySchedule, ScheduleFailure } from '../../../../contracts/scheduling';
import { esLabels } from '../../../content-model/views/es-labels';

type ScheduleDate = string | null | undefined;
type ScheduleDates = { publishAt?: ScheduleDate; unpublishAt?: ScheduleDate };

const ZONE = '(hora del centro de México)';

/** Returns a sentence for each scheduled date of an entry. */
export function formatSchedule(
  { publishAt, unpublishAt }: EntrySchedule,
  now = new Date(),
): string[] {
  const formatDate = (verb: string, date: string | null) => {
    if (!date) return [];
    if (new Date(date) <= now) return [`${verb} en unos segundos`];
    return [`${verb} el ${formatLongDateTime(date)} ${ZONE}`];
  };
  return [...formatDate('Se publicará', publishAt), ...formatDate('Se retirará', unpublishAt)];
}

/** Returns why a scheduled action failed and what to do about it. */
export function formatScheduleFailure(
  uid: string,
  { action, at, fields, reason }: ScheduleFailure,
): string {
  const verb = action === 'publish' ? 'publicar' : 'retirar';
  const labels = esLabels[`content-types.${uid}`] ?? {};
  const names = fields
    .map((path) => path.split('.')[0] ?? path)
    .map((name) => labels[name] ?? name);
  const why =
    names.length > 0
      ? `Falta o no es válido: ${[...new Set(names)].join(', ')}.`
      : (reason ?? 'No sabemos por qué.');
  return `No se pudo ${verb} el ${formatLongDateTime(at)}. ${why} Corrígelo y publica, o elige otra fecha.`;
}

/** Returns the sentence for planned actions that have not run since a date. */
export const formatStopped = (since: string): string =>
  `Lo planeado no se revisa desde el ${formatLongDateTime(since)} ${ZONE}: nada se publica ni se retira solo. Avisa a quien cuida el CMS.`;

const FIELDS = ['publishAt', 'unpublishAt'] as const;
const TYPED_TOO_LATE = {
  publishAt: 'Esa fecha ya pasó. Elige una posterior, o bórrala para publicar ahora.',
  unpublishAt: 'Esa fecha ya pasó. Elige una posterior, o bórrala para retirarla tú.',
} as const;

const timeOf = (date: ScheduleDate) => (date ? new Date(date).getTime() : null);

/**
 * Returns a hint about dates in the form that differ from the saved ones; undefined without any.
 * @param loaded the initial values of the form
 * @param saved the current values in the CMS, which clears a date once it is executed
 * @param isTyping accepts past dates: a new date is at midnight until its time is typed
 */
export function describeUnsavedDates(
  form: ScheduleDates,
  loaded: ScheduleDates,
  saved: ScheduleDates,
  { isTyping = false, now = new Date() } = {},
): string | undefined {
  const isPast = (date: ScheduleDate) => !isTyping && (timeOf(date) ?? Infinity) <= now.getTime();
  const unsaved = FIELDS.filter((field) => timeOf(form[field]) !== timeOf(saved[field]));
  if (unsaved.length === 0) return undefined;
  const isTyped = (field: (typeof FIELDS)[number]) => timeOf(form[field]) !== timeOf(loaded[field]);
  const tooLate = unsaved.find((field) => isTyped(field) && isPast(form[field]));
  if (tooLate) return TYPED_TOO_LATE[tooLate];
  return unsaved.some((field) => isPast(form[field]))
    ? 'La fecha del formulario ya pasó: recarga la página para ver cómo quedó la entrada.'
    : 'Las fechas del formulario todavía no cuentan: presiona «Guardar».';
}
