/** Dates of the next days, as people say them. */
import { formatDayName, formatDayOfMonth, formatTime } from './format-date';
import { localDay } from './zoned-time';

const NAMES = ['hoy', 'mañana'];
const WEEK = 7;

/** Formats 'hoy', 'mañana', 'el lunes' or, a week or more from `now`, 'el 30 de noviembre'. */
export function formatNearDay(date: Date, now: Date): string {
  const days = localDay(date) - localDay(now);
  if (days > 1 && days < WEEK) return `el ${formatDayName(date)}`;
  return NAMES[days] ?? `el ${formatDayOfMonth(date)}`;
}

/** Formats 'las 9:00', and 'la 1:30'. */
export function formatHour(date: Date): string {
  const time = formatTime(date).replace(/^0/, '');
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}
