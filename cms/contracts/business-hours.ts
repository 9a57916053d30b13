import { localDay, zonedTimeToDate, weekday } from './zoned-time';

export type OpeningHours = {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
  lastDay: number;
  /** `HH:MM` in America/Mexico_City. */
  opens: string;
  closes: string;
};

export type BusinessHours = OpeningHours & { label: string };

/** Decides when the company answers. */
export type BusinessCalendar = {
  hours: OpeningHours;
  /** Whether the company is closed on a day (since 1970-01-01) that `hours` include. */
  isClosed: (day: number) => boolean;
};

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function isOpenDay(day: number, { firstDay, lastDay }: OpeningHours): boolean {
  const today = weekday(day);
  return firstDay <= lastDay
    ? today >= firstDay && today <= lastDay
    : today >= firstDay || today <= lastDay;
}

/** Yields open intervals in order, without end, starting with one that may contain `from`. */
function* openIntervals(from: Date, { hours, isClosed }: BusinessCalendar) {
  const opens = minutesOf(hours.opens);
  const closes = minutesOf(hours.closes);
  // A closing time at or before the opening time is on the next day, so no interval is ever empty.
  const end = closes > opens ? closes : closes + DAY_MINUTES;
  for (let day = localDay(from) - 1; ; day += 1) {
    if (!isOpenDay(day, hours) || isClosed(day)) continue;
    yield {
      start: zonedTimeToDate(day, opens).getTime(),
      end: zonedTimeToDate(day, end).getTime(),
    };
  }
}

/** Returns the opening of the interval that contains `time`, or else of the next one. */
function findOpening(time: Date, calendar: BusinessCalendar): Date {
  for (const { start, end } of openIntervals(time, calendar)) {
    if (time.getTime() < end) return new Date(start);
  }
  return time;
}

/** Returns the next opening after `time`, or undefined while it is open. */
export function findNextOpening(time: Date, calendar: BusinessCalendar): Date | undefined {
  const opening = findOpening(time, calendar);
  return opening > time ? opening : undefined;
}

/** Returns when the company opened last, or undefined while it is closed. */
export function findCurrentOpening(time: Date, calendar: BusinessCalendar): Date | undefined {
  const opening = findOpening(time, calendar);
  return opening > time ? undefined : opening;
}

/** Returns the date at which `minutes` of business hours have passed since `from`. */
export function addBusinessMinutes(from: Date, minutes: number, calendar: BusinessCalendar): Date {
  let left = minutes * MINUTE_MS;
  for (const { start, end } of openIntervals(from, calendar)) {
    const begin = Math.max(start, from.getTime());
    if (begin >= end) continue;
    if (begin + left <= end) return new Date(begin + left);
    left -= end - begin;
  }
  return from;
}

/** Returns whole minutes of business hours between two dates; 0 when `to` is not after `from`. */
export function countBusinessMinutes(from: Date, to: Date, calendar: BusinessCalendar): number {
  let passed = 0;
  for (const { start, end } of openIntervals(from, calendar)) {
    if (start >= to.getTime()) break;
    const begin = Math.max(start, from.getTime());
    passed += Math.max(0, Math.min(end, to.getTime()) - begin);
  }
  return Math.floor(passed / MINUTE_MS);
}
