import { addBusinessMinutes, type BusinessCalendar } from '../../../contracts/business-hours';
import { localDay, weekday, zonedTimeToDate } from '../../../contracts/zoned-time';
import type { Random } from './random';

const WEEK = 7;
/** Weeks with demo enquiries: twelve, and the current one. */
const WEEKS = 13;

/** Enquiries of an average day, from Monday to Sunday. */
const PER_WEEKDAY = [3.4, 3.2, 2.9, 2.7, 2.3, 1, 0.7];
const PER_HOLIDAY = 0.8;
/** Factors of the weeks, which repeat: any four weeks have about as many enquiries. */
const WEEK_FACTORS = [1.15, 0.85, 1.05, 0.95];
/** The company grows: the last week has this many times the enquiries of the first. */
const GROWTH = 1.35;

/** Weights of the hours in which visitors write. */
const OFFICE_HOURS = [3, 5, 6, 5, 4, 2, 3, 5, 4].map((weight, hour) => [weight, 9 + hour] as const);
const OTHER_HOURS = [2, 2, 1, 3, 4, 4, 2].map(
  (weight, index) => [weight, [7, 8, 13, 19, 20, 21, 22][index] ?? 8] as const,
);

export const firstDemoDay = (today: number) => today - weekday(today) + 1 - (WEEKS - 1) * WEEK;

/** Returns whether the company is open at some time of the day. */
export function isOpenOn(day: number, calendar: BusinessCalendar): boolean {
  const first = addBusinessMinutes(zonedTimeToDate(day), 1, calendar);
  return first !== undefined && localDay(first) === day;
}

/** Returns the last day before `day` on which the company is open; at most two months before. */
export function lastOpenDayBefore(day: number, calendar: BusinessCalendar): number {
  for (let each = day - 1; each > day - 60; each -= 1) if (isOpenOn(each, calendar)) return each;
  return day - 1;
}

/** Returns a time of the day at which visitors write. */
export function pickArrival(random: Random, day: number, isOpen: boolean): Date {
  const hour = random.weighted(isOpen && random.chance(0.85) ? OFFICE_HOURS : OTHER_HOURS);
  return zonedTimeToDate(day, hour * 60 + random.index(60));
}

/** Returns the arrivals until the end of `today`, in the rhythm of the week. */
export function listArrivals(random: Random, today: number, calendar: BusinessCalendar): Date[] {
  const first = firstDemoDay(today);
  const arrivals: Date[] = [];
  // What the days before were short of, so that the number per week is even.
  let left = 0.5;
  for (let day = first; day <= today; day += 1) {
    const isWeekend = weekday(day) > 5;
    const isOpen = isOpenOn(day, calendar);
    const average = isOpen || isWeekend ? (PER_WEEKDAY[weekday(day) - 1] ?? 0) : PER_HOLIDAY;
    const growth = 1 + ((GROWTH - 1) * (day - first)) / (WEEKS * WEEK);
    const ofWeek = WEEK_FACTORS[Math.floor((day - first) / WEEK) % WEEK_FACTORS.length] ?? 1;
    left += average * growth * ofWeek * (0.8 + random.index(5) / 10);
    for (; left >= 1; left -= 1) arrivals.push(pickArrival(random, day, isOpen));
  }
  return arrivals;
}
