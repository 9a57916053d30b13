import { TIME_ZONE } from './format-date.ts';
import { lazy } from './lazy.ts';

type OpeningHours = { firstDay: number; lastDay: number; opens: string; closes: string };

const clock = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: TIME_ZONE,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Returns true when the office is open at an instant, in Mexico City time. Days are ISO: 1 is
 * Monday.
 */
export function isOpenAt(hours: OpeningHours, instant: Date): boolean {
  const parts = new Map(
    clock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const today = DAYS.indexOf(parts.get('weekday') ?? '') + 1;
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  const isWorkingDay = today >= hours.firstDay && today <= hours.lastDay;
  return isWorkingDay && time >= padHour(hours.opens) && time < padHour(hours.closes);
}

/** Formats '9:00–18:00'. */
export function formatOpeningHours({
  opens,
  closes,
}: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${shortTime(opens)}–${shortTime(closes)}`;
}

function padHour(time: string): string {
  return time.slice(0, 5).padStart(5, '0');
}

// Strapi may return seconds.
function shortTime(time: string): string {
  return time.slice(0, 5).replace(/^0/, '');
}
