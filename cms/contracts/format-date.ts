/** Dates in Mexican Spanish and in the company's time zone, for every program. */

export const TIME_ZONE = 'America/Mexico_City';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format from the cache, because creating one loads locale data (decision 032). */
export function dateFormat(options: Intl.DateTimeFormatOptions, locale = 'es-MX') {
  const key = JSON.stringify(options) + locale;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
  formats.set(key, format);
  return format;
}

/** Dates without a time are calendar days: noon UTC is the same day in Mexico. */
function format(date: Date | string, options: Intl.DateTimeFormatOptions): string {
  const isDay = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  return dateFormat(options).format(new Date(isDay ? `${date}T12:00:00Z` : date));
}

export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);
}

/** Formats '21 de noviembre de 2026'. */
export function formatDate(date: Date | string): string {
  return format(date, { dateStyle: 'long' });
}

/** Formats '21 nov'. */
export function formatShortDay(date: Date | string): string {
  return format(date, { day: 'numeric', month: 'short' });
}

/** Formats 'Noviembre de 2026'. */
export function formatMonth(date: Date | string): string {
  return capitalise(format(date, { month: 'long', year: 'numeric' }));
}

/** Formats 'noviembre'. */
export function formatMonthName(date: Date | string): string {
  return format(date, { month: 'long' });
}

/** Formats 'lunes'. */
export function formatDayName(date: Date | string): string {
  return format(date, { weekday: 'long' });
}

/** Formats 'Sábado, 21 de noviembre de 2026'. */
export function formatWeekday(date: Date | string): string {
  return capitalise(format(date, { dateStyle: 'full' }));
}

/** Formats '11:42'. */
export function formatTime(date: Date | string): string {
  return format(date, { timeStyle: 'short', hourCycle: 'h23' });
}

/** Formats '20 nov 2026, 11:42'. */
export function formatDateTime(date: Date | string): string {
  return format(date, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
}

/** Formats '21 de noviembre'. */
export function formatDayOfMonth(date: Date | string): string {
  return format(date, { day: 'numeric', month: 'long' });
}

/** Formats '21 de noviembre a las 14:37'. */
export function formatDayAndTime(date: Date | string): string {
  return `${formatDayOfMonth(date)} a las ${formatTime(date)}`;
}

/** Formats 'lunes 23 de noviembre de 2026 a las 09:00'. */
export function formatLongDateTime(date: Date | string): string {
  return `${formatDayName(date)} ${formatDate(date)} a las ${formatTime(date)}`;
}
