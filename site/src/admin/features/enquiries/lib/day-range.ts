import { TIME_ZONE } from '#src/lib/dates.ts';

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

/** How far the clocks of Mexico City are ahead of UTC at a moment, in milliseconds. */
function offsetAt(time: number): number {
  const parts = Object.fromEntries(
    wall.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - time;
}

/**
 * When a day (`YYYY-MM-DD`) of Mexico City began, in ISO 8601. By the zone's own rules: its clocks
 * changed twice a year until 2022. Null when there is no such day.
 */
export function startOfDay(day: string): string | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  const guess = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(guess)).toISOString();
}

/** When the day after `day` began. */
export function endOfDay(day: string): string | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  return startOfDay(new Date(midnight + DAY).toISOString().slice(0, 10));
}
