import { TIME_ZONE } from './dates.ts';
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

/** Whether the office is open at an instant, by the clock of Mexico City. Days are ISO: 1 is Monday. */
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

/** '9:00–18:00'. */
export function formatHours({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${shortTime(opens)}–${shortTime(closes)}`;
}

function padHour(time: string): string {
  return time.slice(0, 5).padStart(5, '0');
}

// Strapi may answer with seconds.
function shortTime(time: string): string {
  return time.slice(0, 5).replace(/^0/, '');
}
