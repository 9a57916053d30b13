/** Opening hours as people in Mexico read them. */
import { DAY_MINUTES, type Interval, type OpeningHours, weekOf } from './business-hours';
import { capitalise } from './format-date';

/** From Monday to Sunday. */
export const WEEKDAYS = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

/** Days with the same hours, from 1 for Monday to 7 for Sunday, and their intervals in order. */
export type OpeningGroup = { days: number[]; intervals: Interval[] };

const WEEK = WEEKDAYS.length;
const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** Returns the open days of the week, those with the same hours together. */
export function groupOpeningHours(hours: readonly OpeningHours[]): OpeningGroup[] {
  const groups = new Map<string, OpeningGroup>();
  weekOf(hours).forEach((intervals, index) => {
    if (intervals.length === 0) return;
    const key = JSON.stringify(intervals);
    const group = groups.get(key) ?? { days: [], intervals };
    group.days.push(index + 1);
    groups.set(key, group);
  });
  return [...groups.values()];
}

/** Formats '9:00'; minutes after midnight of the next day are a time of that day. */
export function formatClock(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Returns the runs of following days; a run may go over the end of the week. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && last && first !== last && first[0] === 1 && last.at(-1) === WEEK) {
    last.push(...first);
    runs.shift();
  }
  return runs;
}

const nameOf = (day: number | undefined) => WEEKDAYS[(day ?? 1) - 1] ?? '';

/** Formats 'lunes a viernes', 'sábado y domingo' and 'lunes, miércoles y viernes'. */
export function formatDays(days: readonly number[]): string {
  const names = runsOf(days).flatMap((run) =>
    run.length > 2 ? [`${nameOf(run[0])} a ${nameOf(run.at(-1))}`] : run.map(nameOf),
  );
  return LIST.format(names);
}

const isAllDay = ({ start, end }: Interval) => start === 0 && end === DAY_MINUTES;

/** Formats 'de 9:00 a 14:00 y de 16:00 a 19:00'. */
function formatIntervals(intervals: readonly Interval[]): string {
  const texts = intervals.map((each) =>
    isAllDay(each) ? 'las 24 horas' : `de ${formatClock(each.start)} a ${formatClock(each.end)}`,
  );
  return LIST.format(texts);
}

/** Formats '9:00–14:00 y 16:00–19:00'. */
export function formatShortIntervals(intervals: readonly Interval[]): string {
  const texts = intervals.map((each) =>
    isAllDay(each) ? '24 horas' : `${formatClock(each.start)}–${formatClock(each.end)}`,
  );
  return LIST.format(texts);
}

/** Formats each group as 'lunes a viernes, 9:00–14:00 y 16:00–19:00', with a capital. */
export function listOpeningHours(hours: readonly OpeningHours[]): string[] {
  return groupOpeningHours(hours).map(({ days, intervals }) =>
    capitalise(`${formatDays(days)}, ${formatShortIntervals(intervals)}`),
  );
}

/**
 * Formats 'Lunes a viernes de 9:00 a 14:00 y de 16:00 a 19:00; sábado de 9:00 a 13:00'. Returns an
 * empty text for no hours.
 */
export function formatOpeningHours(hours: readonly OpeningHours[]): string {
  const groups = groupOpeningHours(hours).map(
    ({ days, intervals }) => `${formatDays(days)} ${formatIntervals(intervals)}`,
  );
  return capitalise(groups.join('; '));
}
