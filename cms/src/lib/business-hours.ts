import type { BusinessHours } from '../../contracts/overview';
import { localDay, momentOf, weekday } from './zoned-time';

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

/** Open stretches, in order, from the one that may still be open at `from` on; without end. */
function* stretches(from: Date, hours: OpeningHours) {
  const opens = minutesOf(hours.opens);
  const closes = minutesOf(hours.closes);
  // Closing at or before the opening is on the next day, so no hours mean an empty day for ever.
  const end = closes > opens ? closes : closes + DAY_MINUTES;
  for (let day = localDay(from) - 1; ; day += 1) {
    if (!isOpenDay(day, hours)) continue;
    yield { start: momentOf(day, opens).getTime(), end: momentOf(day, end).getTime() };
  }
}

/** The moment at which `minutes` of business hours have passed since `from`. */
export function addBusinessMinutes(from: Date, minutes: number, hours: OpeningHours): Date {
  let left = minutes * MINUTE_MS;
  for (const { start, end } of stretches(from, hours)) {
    const begin = Math.max(start, from.getTime());
    if (begin >= end) continue;
    if (begin + left <= end) return new Date(begin + left);
    left -= end - begin;
  }
  return from;
}

/** Whole minutes of business hours between two moments; 0 when `to` is not after `from`. */
export function countBusinessMinutes(from: Date, to: Date, hours: OpeningHours): number {
  let passed = 0;
  for (const { start, end } of stretches(from, hours)) {
    if (start >= to.getTime()) break;
    const begin = Math.max(start, from.getTime());
    passed += Math.max(0, Math.min(end, to.getTime()) - begin);
  }
  return Math.floor(passed / MINUTE_MS);
}
