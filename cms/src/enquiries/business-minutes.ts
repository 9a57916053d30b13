import type { BusinessHours } from '../../contracts/overview';
import { localDay, zonedTimeToDate, weekday } from '../../contracts/zoned-time';

export type OpeningHours = Omit<BusinessHours, 'label'>;

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
function* openIntervals(from: Date, hours: OpeningHours) {
  const opens = minutesOf(hours.opens);
  const closes = minutesOf(hours.closes);
  // A closing time at or before the opening time is on the next day, so no interval is ever empty.
  const end = closes > opens ? closes : closes + DAY_MINUTES;
  for (let day = localDay(from) - 1; ; day += 1) {
    if (!isOpenDay(day, hours)) continue;
    yield {
      start: zonedTimeToDate(day, opens).getTime(),
      end: zonedTimeToDate(day, end).getTime(),
    };
  }
}

/** Returns the date at which `minutes` of business hours have passed since `from`. */
export function addBusinessMinutes(from: Date, minutes: number, hours: OpeningHours): Date {
  let left = minutes * MINUTE_MS;
  for (const { start, end } of openIntervals(from, hours)) {
    const begin = Math.max(start, from.getTime());
    if (begin >= end) continue;
    if (begin + left <= end) return new Date(begin + left);
    left -= end - begin;
  }
  return from;
}

/** Returns whole minutes of business hours between two dates; 0 when `to` is not after `from`. */
export function countBusinessMinutes(from: Date, to: Date, hours: OpeningHours): number {
  let passed = 0;
  for (const { start, end } of openIntervals(from, hours)) {
    if (start >= to.getTime()) break;
    const begin = Math.max(start, from.getTime());
    passed += Math.max(0, Math.min(end, to.getTime()) - begin);
  }
  return Math.floor(passed / MINUTE_MS);
}
