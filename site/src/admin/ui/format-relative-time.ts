import { formatTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatNearDay } from '@tequiora/cms/contracts/near-date.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relativeFormat = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' });

/**
 * Formats a deadline: 'hoy 11:00', 'mañana 11:00', 'el lunes 11:00', 'el 30 de noviembre 11:00', in
 * the time zone of Mexico City.
 */
export function formatDeadline(iso: string, now: Date): string {
  return `${formatNearDay(new Date(iso), now)} ${formatTime(iso)}`;
}

/**
 * Formats a timestamp relative to `now` (milliseconds): 'hace 5 minutos', 'ayer', 'hace 3 semanas'.
 */
export function formatRelativeTime(iso: string, now: number): string {
  const past = now - Date.parse(iso);
  if (past < MINUTE) return 'hace un momento';
  if (past < HOUR) return relativeFormat.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relativeFormat.format(-Math.floor(past / HOUR), 'hour');
  if (past < 14 * DAY) return relativeFormat.format(-Math.floor(past / DAY), 'day');
  return relativeFormat.format(-Math.floor(past / (7 * DAY)), 'week');
}

/** Formats a duration in minutes: '40 min', '2 h', '2 h 15 min', '3 d 4 h'. A day has 24 hours. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(Math.round(minutes) / 60);
  if (hours < 24) return formatBusinessDuration(minutes);
  return join(`${Math.floor(hours / 24)} d`, hours % 24, 'h');
}

/**
 * Formats minutes of business hours: '40 min', '2 h 15 min', '26 h'. A business day has no fixed
 * length.
 */
export function formatBusinessDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  if (whole < 60) return `${whole} min`;
  return join(`${Math.floor(whole / 60)} h`, whole % 60, 'min');
}

function join(first: string, rest: number, unit: string): string {
  return rest === 0 ? first : `${first} ${rest} ${unit}`;
}
