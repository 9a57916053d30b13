import { localDay, zonedTimeToDate, weekday } from './zoned-time';

/** Hours that are the same on several days; a day may have more than one of them. */
export type OpeningHours = {
  /** 1 is Monday, 7 is Sunday. The days may go over the end of the week. */
  firstDay: number;
  lastDay: number;
  /** `HH:MM` in America/Mexico_City; a closing at or before the opening is on the next day. */
  opens: string;
  closes: string;
};

/** Decides when the company answers. */
export type BusinessCalendar = {
  hours: readonly OpeningHours[];
  /** Whether the company is closed on a day (since 1970-01-01) that `hours` include. */
  isClosed: (day: number) => boolean;
};

/** Minutes since midnight of the first day; `end` is after `start`. */
export type Interval = { start: number; end: number };

const MINUTE_MS = 60_000;
const WEEK = 7;
export const DAY_MINUTES = 24 * 60;
/** Bounds every search: a company that does not open for so long does not open. */
const HORIZON_DAYS = 3_660;

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d?\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Returns when hours begin and end; undefined while they are not complete. */
export function intervalOf({ opens, closes }: OpeningHours): Interval | undefined {
  const [start, end] = [minutesOf(opens), minutesOf(closes)];
  if (start === undefined || end === undefined) return undefined;
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

/** Returns the days of hours, from 1 for Monday to 7 for Sunday, in their order. */
export function daysOf({ firstDay, lastDay }: OpeningHours): number[] {
  const count = ((((lastDay - firstDay) % WEEK) + WEEK) % WEEK) + 1;
  return Array.from({ length: count }, (_day, index) => ((firstDay - 1 + index) % WEEK) + 1);
}

/** Returns the intervals that begin on each day of the week, Monday first, in order. */
export function weekOf(hours: readonly OpeningHours[]): Interval[][] {
  return Array.from({ length: WEEK }, (_day, index) =>
    hours
      .filter((each) => daysOf(each).includes(index + 1))
      .flatMap((each) => intervalOf(each) ?? [])
      .sort((one, other) => one.start - other.start || one.end - other.end),
  );
}

/**
 * Returns the next days on which the company opens, in order; fewer than `count` if it does not open so
 * often within ten years.
 * @param first the first day that counts, since 1970-01-01
 * @param step -1 for the previous days
 */
export function listBusinessDays(
  first: number,
  count: number,
  { hours, isClosed }: BusinessCalendar,
  step: 1 | -1 = 1,
): number[] {
  const week = weekOf(hours);
  const days: number[] = [];
  for (let passed = 0; passed < HORIZON_DAYS && days.length < count; passed += 1) {
    const day = first + passed * step;
    const isOpen = (week[weekday(day) - 1] ?? []).length > 0;
    if (isOpen && !isClosed(day)) days.push(day);
  }
  return days;
}

/**
 * Yields open intervals in order, starting with one that may contain `from`. They do not overlap: what
 * two hours have in common is open once.
 */
function* openIntervals(from: Date, { hours, isClosed }: BusinessCalendar) {
  const week = weekOf(hours);
  // Hours of the day before may end on the day of `from`, and overlap with those of the day before.
  const first = localDay(from) - 2;
  let openUntil = -Infinity;
  for (let day = first; day < first + HORIZON_DAYS; day += 1) {
    const intervals = week[weekday(day) - 1] ?? [];
    if (intervals.length === 0 || isClosed(day)) continue;
    for (const interval of intervals) {
      const start = Math.max(zonedTimeToDate(day, interval.start).getTime(), openUntil);
      const end = zonedTimeToDate(day, interval.end).getTime();
      if (end <= start) continue;
      openUntil = end;
      yield { start, end };
    }
  }
}

/** Returns the opening of the interval that contains `time`, or else of the next one. */
function findOpening(time: Date, calendar: BusinessCalendar): Date | undefined {
  for (const { start, end } of openIntervals(time, calendar)) {
    if (time.getTime() < end) return new Date(start);
  }
  return undefined;
}

/** Returns the next opening after `time`, or undefined while it is open or if it never opens. */
export function findNextOpening(time: Date, calendar: BusinessCalendar): Date | undefined {
  const opening = findOpening(time, calendar);
  return opening && opening > time ? opening : undefined;
}

/** Returns when the company opened last, or undefined while it is closed. */
export function findCurrentOpening(time: Date, calendar: BusinessCalendar): Date | undefined {
  const opening = findOpening(time, calendar);
  return opening && opening > time ? undefined : opening;
}

/**
 * Returns the date at which `minutes` of business hours have passed since `from`; undefined if the
 * company is not open for so long within ten years.
 */
export function addBusinessMinutes(
  from: Date,
  minutes: number,
  calendar: BusinessCalendar,
): Date | undefined {
  let left = minutes * MINUTE_MS;
  for (const { start, end } of openIntervals(from, calendar)) {
    const begin = Math.max(start, from.getTime());
    if (begin >= end) continue;
    if (begin + left <= end) return new Date(begin + left);
    left -= end - begin;
  }
  return undefined;
}

/**
 * Returns whole minutes of business hours between two dates, at most those of ten years; 0 when `to`
 * is not after `from`.
 */
export function countBusinessMinutes(from: Date, to: Date, calendar: BusinessCalendar): number {
  let passed = 0;
  for (const { start, end } of openIntervals(from, calendar)) {
    if (start >= to.getTime()) break;
    const begin = Math.max(start, from.getTime());
    passed += Math.max(0, Math.min(end, to.getTime()) - begin);
  }
  return Math.floor(passed / MINUTE_MS);
}
