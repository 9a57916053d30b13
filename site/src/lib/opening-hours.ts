import { formatTime } from '@tequiora/cms/contracts/format-date.ts';
import { localDay, weekday } from '@tequiora/cms/contracts/zoned-time.ts';

type OpeningHours = { firstDay: number; lastDay: number; opens: string; closes: string };

/**
 * Returns true when the office is open at an instant, in Mexico City time. Days are ISO: 1 is
 * Monday.
 */
export function isOpenAt(hours: OpeningHours, instant: Date): boolean {
  const today = weekday(localDay(instant));
  const time = formatTime(instant);
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
