import {
  findCurrentOpening,
  findNextOpening,
  type OpeningHours,
} from '@tequiora/cms/contracts/business-hours.ts';
import { formatHour, formatNearDay } from '@tequiora/cms/contracts/near-date.ts';
import { formatDay } from '@tequiora/cms/contracts/zoned-time.ts';

type Settings = { hours: readonly OpeningHours[]; closedDays: readonly string[] };

/** Returns 'Abre el martes a las 9:00' while the office is closed, undefined while it is open. */
export function describeNextOpening(
  { hours, closedDays }: Settings,
  now: Date,
): string | undefined {
  const isClosed = (day: number) => closedDays.includes(formatDay(day));
  const calendar = { hours, isClosed };
  if (findCurrentOpening(now, calendar)) return undefined;
  const opening = findNextOpening(now, calendar);
  if (!opening) return 'Cerrado por ahora';
  return `Abre ${formatNearDay(opening, now)} a ${formatHour(opening)}`;
}
