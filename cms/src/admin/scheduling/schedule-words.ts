import type { EntrySchedule, ScheduleFailure } from '../../../contracts/scheduling';
import { tellFullMoment } from '../../lib/moment-words';
import { esLabels } from '../../views/es-labels';

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
