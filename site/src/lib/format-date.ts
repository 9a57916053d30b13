import { lazy } from './lazy.ts';

export const TIME_ZONE = 'America/Mexico_City';

const day = formatter('es-MX', { dateStyle: 'long' });
const month = formatter('es-MX', { month: 'long', year: 'numeric' });
const weekday = formatter('es-MX', { dateStyle: 'full' });
const sortable = formatter('en-CA', { dateStyle: 'short' });

function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  return lazy(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE }));
}

/** Returns the day in Mexico City, such as '2026-11-21'. */
export function isoDay(date: Date): string {
  return sortable().format(date);
}

/** Formats '21 de noviembre de 2026'. */
export function formatDate(date: Date | string): string {
  return day().format(toDate(date));
}

/** Formats 'Noviembre de 2026'. */
export function formatMonth(date: Date | string): string {
  return capitalise(month().format(toDate(date)));
}

/** Formats 'Sábado, 21 de noviembre de 2026'. */
export function formatWeekday(date: Date | string): string {
  return capitalise(weekday().format(toDate(date)));
}

/** Dates without a time are calendar days: noon UTC is the same day in Mexico. */
function toDate(date: Date | string): Date {
  if (date instanceof Date) return date;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00Z` : date);
}

function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);
}
