import type { OpeningHours } from '../../contracts/business-hours';
import { isRecord } from '../../contracts/is-record';
import { toClock } from '../platform/values/clock';
import { textOf } from './entry';

/** Returns one of the hours in the site settings; undefined for one that is not complete. */
export function openingHoursFrom(row: unknown): OpeningHours | undefined {
  if (!isRecord(row)) return undefined;
  const [firstDay, lastDay] = [Number(row.firstDay), Number(row.lastDay)];
  const [opens, closes] = [toClock(textOf(row.opens)), toClock(textOf(row.closes))];
  const areDays = [firstDay, lastDay].every((day) => Number.isInteger(day) && day >= 1 && day <= 7);
  return areDays && opens && closes ? { firstDay, lastDay, opens, closes } : undefined;
}

/** Returns the complete ones of the hours in the site settings. */
export function openingHoursOf(value: unknown): OpeningHours[] {
  return Array.isArray(value) ? value.flatMap((row: unknown) => openingHoursFrom(row) ?? []) : [];
}
