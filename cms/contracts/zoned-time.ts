import { dateFormat } from './format-date';

const SECOND_MS = 1_000;
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
 * Computes the local wall-clock time at `time`, as the milliseconds of the same reading in UTC. The
 * offset comes from Intl, because Mexico has changed its rules before.
 */
function computeClock(time: number): number {
  const parts = Object.fromEntries(
    dateFormat(CLOCK, 'en-US')
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const MAX_OFFSETS = 10_000;
const offsets = new Map<number, number>();

/** Returns the offset of local time at the start of a day in UTC; from a cache, since Intl is slow. */
function offsetOn(day: number): number {
  const known = offsets.get(day);
  if (known !== undefined) return known;
  const offset = computeClock(day * DAY_MS) - day * DAY_MS;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(day, offset);
  return offset;
}

/** Like `computeClock`, in whole seconds; without Intl on days on which the offset stays. */
function readClock(time: number): number {
  const day = Math.floor(time / DAY_MS);
  const offset = offsetOn(day);
  if (offset !== offsetOn(day + 1)) return computeClock(time);
  return Math.floor(time / SECOND_MS) * SECOND_MS + offset;
}

/** Returns days since 1970-01-01 in the company's time zone. */
export function localDay(time: Date): number {
  return Math.floor(readClock(time.getTime()) / DAY_MS);
}

/**
 * Returns the date that is `minutes` of wall-clock time after local midnight of `day`. A time that the
 * clock skips becomes one as much later as the clock skips; one that it repeats is the first of both.
 */
export function zonedTimeToDate(day: number, minutes = 0): Date {
  const clock = day * DAY_MS + minutes * MINUTE_MS;
  const clockDay = Math.floor(clock / DAY_MS);
  const [before, after] = [offsetOn(clockDay - 1), offsetOn(clockDay + 2)];
  const [early, late] = [new Date(clock - before), new Date(clock - after)];
  if (before === after || readClock(early.getTime()) === clock) return early;
  return readClock(late.getTime()) === clock ? late : early;
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

/** The last day of a date field: browsers let users type years of six digits without it. */
export const LAST_DAY = '9999-12-31';
export const LONG_YEAR_MESSAGE = 'Escribe el año con cuatro cifras, por ejemplo 2026';

/** Returns whether a date or local time, as a field of a browser has it, has a year of more than four digits. */
export const hasLongYear = (date: string) => /^\d{5,}-/.test(date);

/** Formats a local time as `YYYY-MM-DD HH:MM`, which spreadsheets read as a date. */
export function formatLocal(time: Date): string {
  return new Date(readClock(time.getTime())).toISOString().slice(0, 16).replace('T', ' ');
}

const LOCAL = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** Parses a local time as `formatLocal` writes it, also with a `T`; undefined if it is none. */
export function parseLocal(text: string): Date | undefined {
  const [, dayText = '', hours, minutes] = LOCAL.exec(text) ?? [];
  const day = parseDay(dayText);
  return day === undefined ? undefined : zonedTimeToDate(day, Number(hours) * 60 + Number(minutes));
}
