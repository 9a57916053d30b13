import { isoDay, TIME_ZONE } from '#src/lib/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' });
const moment = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});
const clock = new Intl.DateTimeFormat('es-MX', {
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

const weekday = new Intl.DateTimeFormat('es-MX', { weekday: 'long', timeZone: TIME_ZONE });
const shortDay = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
});

/** '20 nov 2026, 11:42', in Mexico City. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** '11:42', in Mexico City. */
export function formatClock(iso: string): string {
  return clock.format(new Date(iso));
}

/** 'hoy 11:00', 'mañana 11:00', 'el lunes 11:00', 'el 30 nov 11:00', in Mexico City. */
export function formatDeadline(iso: string, now: Date): string {
  const date = new Date(iso);
  const days = (Date.parse(isoDay(date)) - Date.parse(isoDay(now))) / DAY;
  const day =
    ['hoy', 'mañana'][days] ?? `el ${(days > 1 && days < 7 ? weekday : shortDay).format(date)}`;
  return `${day} ${formatClock(iso)}`;
}

/** 'hace 5 minutos', 'ayer', 'hace 3 semanas'. */
export function formatAgo(iso: string, now: number): string {
  const past = now - Date.parse(iso);
  if (past < MINUTE) return 'hace un momento';
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour');
  if (past < 14 * DAY) return relative.format(-Math.floor(past / DAY), 'day');
  return relative.format(-Math.floor(past / (7 * DAY)), 'week');
}

/** A span in minutes: '40 min', '2 h', '2 h 15 min', '3 d 4 h'. A day has 24 hours. */
export function formatSpan(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  if (whole < 60) return `${whole} min`;
  const hours = Math.floor(whole / 60);
  if (hours < 24) return join(`${hours} h`, whole % 60, 'min');
  return join(`${Math.floor(hours / 24)} d`, hours % 24, 'h');
}

/** Minutes of business hours: '40 min', '2 h 15 min', '26 h'. A business day has no fixed length. */
export function formatBusinessSpan(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  if (whole < 60) return `${whole} min`;
  return join(`${Math.floor(whole / 60)} h`, whole % 60, 'min');
}

function join(first: string, rest: number, unit: string): string {
  return rest === 0 ? first : `${first} ${rest} ${unit}`;
}
