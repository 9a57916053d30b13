/**
 * The days on which the company is closed: Mexico's public holidays and the closures that staff
 * enter in the site settings. For programs only: the list of holidays is too large for a page.
 */
import Holidays from 'date-holidays';

import { formatDay, isoDay, parseDay } from './zoned-time';

/** Days are `YYYY-MM-DD`; both are closed, and only the first one if there is no last one. */
export type Closure = { firstDay: string; lastDay?: string | null };

const mexico = new Holidays('MX');
// The federal executive takes office on 1 October since 2024 (Ley Federal del Trabajo, article 74).
mexico.unsetRule('12-01 every 6 years since 1934');
mexico.setHoliday('10-01 every 6 years since 2024', 'Transmisión del Poder Ejecutivo Federal');

const holidaysByYear = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const days = mexico.getHolidays(year).filter(({ type }) => type === 'public');
  const holidays = new Set(days.map(({ date }) => date.slice(0, 10)));
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Returns true for a public holiday in Mexico; `day` is `YYYY-MM-DD`. */
export function isHoliday(day: string): boolean {
  return holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** Returns whether a day (since 1970-01-01) is a public holiday or within a closure. */
export function createClosedDays(closures: readonly Closure[]): (day: number) => boolean {
  const spans = closures.flatMap(({ firstDay, lastDay }) => {
    const first = parseDay(firstDay);
    return first === undefined ? [] : [{ first, last: parseDay(lastDay ?? '') ?? first }];
  });
  return (day) =>
    isHoliday(formatDay(day)) || spans.some(({ first, last }) => day >= first && day <= last);
}

const YEARS = 3;

/** Returns the closed days of three calendar years from that of `now`, as `YYYY-MM-DD`. */
export function listClosedDays(closures: readonly Closure[], now: Date): string[] {
  const isClosed = createClosedDays(closures);
  const year = Number(isoDay(now).slice(0, 4));
  const dayOf = (each: number) => parseDay(`${each}-01-01`) ?? 0;
  const [first, end] = [dayOf(year), dayOf(year + YEARS)];
  const days = Array.from({ length: end - first }, (_day, index) => first + index);
  return days.filter(isClosed).map(formatDay);
}
