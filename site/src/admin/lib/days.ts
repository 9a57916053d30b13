import { formatShortDay } from '@tequiora/cms/contracts/format-date.ts';
import { formatDay, parseDay } from '@tequiora/cms/contracts/zoned-time.ts';

/** Calendar days are `YYYY-MM-DD` strings: they compare as text. */
const count = (day: string) => parseDay(day) ?? Number.NaN;

export function isDay(day: string): boolean {
  return parseDay(day) !== undefined;
}

export function addDays(day: string, days: number): string {
  return formatDay(count(day) + days);
}

/** Returns the number of days from `from` to `to`, both included. */
export function countDays(from: string, to: string): number {
  return count(to) - count(from) + 1;
}

/**
 * Formats a range of days: '16–22 nov', '30 nov – 6 dic', '21 nov'; with the year when `hasYear`.
 */
export function formatDays(from: string, to: string, hasYear: boolean): string {
  const end = hasYear ? `${formatShortDay(to)} ${to.slice(0, 4)}` : formatShortDay(to);
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${end}`;
  return `${formatShortDay(from)} – ${end}`;
}
