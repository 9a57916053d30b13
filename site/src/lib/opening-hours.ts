import {
  findNextOpening,
  type BusinessHours,
  type OpeningHours,
} from '@tequiora/cms/contracts/business-hours.ts';
import { formatHour, formatNearDay } from '@tequiora/cms/contracts/near-date.ts';
import { formatDay } from '@tequiora/cms/contracts/zoned-time.ts';

type Settings = { hours: BusinessHours; closedDays: readonly string[] };

/** Returns 'Abre el martes a las 9:00' while the office is closed, undefined while it is open. */
export function describeNextOpening(
  { hours, closedDays }: Settings,
  now: Date,
): string | undefined {
  const isClosed = (day: number) => closedDays.includes(formatDay(day));
  const opening = findNextOpening(now, { hours, isClosed });
  return opening && `Abre ${formatNearDay(opening, now)} a ${formatHour(opening)}`;
}

/** Formats '9:00–18:00'. */
export function formatOpeningHours({
  opens,
  closes,
}: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${shortTime(opens)}–${shortTime(closes)}`;
}

// Strapi may return seconds.
function shortTime(time: string): string {
  return time.slice(0, 5).replace(/^0/, '');
}
