import { TIME_ZONE } from '../../../../contracts/format-date';
import { localDay, parseDay, zonedTimeToDate } from '../../../../contracts/zoned-time';
import { fromPickerDay } from './picker-day';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether Strapi means a calendar day: it parses one as the first time of that day in the browser. */
const isCalendarDay = (date: Date): boolean =>
  date.getTime() === new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/**
 * Returns the time zone in which the panel shows a date: a calendar day stays the same day, any other
 * date is shown as the clock of the company shows it.
 */
export function zoneOf(date: unknown): string | undefined {
  if (typeof date === 'string' && DAY.test(date)) return 'UTC';
  return date instanceof Date && isCalendarDay(date) ? undefined : TIME_ZONE;
}

function companyDayOf(date: Date): number {
  const day = isCalendarDay(date) ? parseDay(fromPickerDay(date)) : undefined;
  return day ?? localDay(date);
}

/** Returns the start, in the company's time zone, of a calendar day or of the day of another date. */
export const startOfDay = (date: Date): Date => zonedTimeToDate(companyDayOf(date));

/** Returns the last millisecond of the day of `startOfDay`. */
export const endOfDay = (date: Date): Date =>
  new Date(zonedTimeToDate(companyDayOf(date) + 1).getTime() - 1);
