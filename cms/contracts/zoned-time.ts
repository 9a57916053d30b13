import { dateFormat } from './format-date';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const CLOCK: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

/**
 * Returns the local wall-clock time at `time`, as the milliseconds of the same reading in UTC. The
 * offset comes from Intl, because Mexico has changed its rules before.
 */
function readClock(time: number): number {
  const parts = Object.fromEntries(
    dateFormat(CLOCK, 'en-US')
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns days since 1970-01-01 in the company's time zone. */
export function localDay(time: Date): number {
  return Math.floor(readClock(time.getTime()) / DAY_MS);
}

/** Returns the date that is `minutes` of wall-clock time after local midnight of `day`. */
export function zonedTimeToDate(day: number, minutes = 0): Date {
  const clock = day * DAY_MS + minutes * MINUTE_MS;
  const offsetAt = (time: number) => readClock(time) - time;
  const guess = clock - offsetAt(clock);
  return new Date(clock - offsetAt(guess));
}

/** Returns 1 for Monday to 7 for Sunday. */
export function weekday(day: number): number {
  // 1970-01-01 was a Thursday; JavaScript's remainder is negative for days before it.
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

export function mondayOf(day: number): number {
  return day - weekday(day) + 1;
}

/** Formats a day as `YYYY-MM-DD`. */
export function formatDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day in the company's time zone as `YYYY-MM-DD`. */
export function isoDay(time: Date): string {
  return formatDay(localDay(time));
}

/** Parses `YYYY-MM-DD`; returns undefined when the calendar has no such day. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(day) && formatDay(day) === text ? day : undefined;
}

/** Formats a local time as `YYYY-MM-DD HH:MM`, which spreadsheets read as a date. */
export function formatLocal(time: Date): string {
  return new Date(readClock(time.getTime())).toISOString().slice(0, 16).replace('T', ' ');
}
