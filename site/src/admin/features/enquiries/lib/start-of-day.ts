import { TIME_ZONE } from '#src/lib/format-date.ts';

const DAY = 24 * 60 * 60_000;

const wall = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Returns the UTC offset of Mexico City at `time`, in milliseconds. */
function offsetAt(time: number): number {
  const parts = Object.fromEntries(
    wall.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - time;
}

/**
 * Returns the start of a day (`YYYY-MM-DD`) in Mexico City as ISO 8601; null for an invalid day.
 * The offset follows the time zone rules, since daylight saving time was in use until 2022.
 */
export function startOfDay(day: string): string | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  const guess = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(guess)).toISOString();
}

/** Returns the start of the day after `day`; null for an invalid day. */
export function endOfDay(day: string): string | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  return startOfDay(new Date(midnight + DAY).toISOString().slice(0, 10));
}
