const DAY_MS = 24 * 60 * 60_000;

/**
 * Calendar days are `YYYY-MM-DD` strings: they compare as text and do not depend on a time zone.
 */
function time(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function isDay(day: string): boolean {
  return !Number.isNaN(time(day));
}

export function addDays(day: string, count: number): string {
  return new Date(time(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from `from` to `to`, both included. */
export function countDays(from: string, to: string): number {
  return (time(to) - time(from)) / DAY_MS + 1;
}

const dayOfMonth = new Intl.DateTimeFormat('es-MX', { day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('es-MX', { month: 'short', timeZone: 'UTC' });

/**
 * Formats a range of days: '16–22 nov', '30 nov – 6 dic', '21 nov'; with the year when `hasYear`.
 */
export function formatDays(from: string, to: string, hasYear: boolean): string {
  const [first, last] = [time(from), time(to)];
  const year = hasYear ? ` ${to.slice(0, 4)}` : '';
  const end = `${dayOfMonth.format(last)} ${month.format(last)}${year}`;
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOfMonth.format(first)}–${end}`;
  return `${dayOfMonth.format(first)} ${month.format(first)} – ${end}`;
}
