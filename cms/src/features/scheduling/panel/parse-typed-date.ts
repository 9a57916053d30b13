import { formatLocal, zonedTimeToDate } from '../../../../contracts/zoned-time';

const DAY_MS = 24 * 60 * 60_000;
const COMPLETE = /^(\d{2})\/(\d{2})\/(20\d{2})$/;

/** Returns a date whose browser-local time equals the time of `date` in the company's time zone. */
export function toPickerDate(date: string | Date): Date {
  return new Date(formatLocal(new Date(date)).replace(' ', 'T'));
}

/** Reverses `toPickerDate`: returns the ISO date of `picked`, read in the company's time zone. */
export function fromPickerDate(picked: Date): string {
  const day = Date.UTC(picked.getFullYear(), picked.getMonth(), picked.getDate()) / DAY_MS;
  return zonedTimeToDate(day, picked.getHours() * 60 + picked.getMinutes()).toISOString();
}

/**
 * Parses a typed date; the time of day is that of `current`, or midnight.
 * @param text such as `25/12/2026`
 * @returns an ISO date, null for an empty text, undefined for an incomplete or invalid date
 */
export function parseTypedDate(
  text: string,
  current: string | Date | null | undefined,
): string | null | undefined {
  if (text.trim() === '') return null;
  const [, day, month, year] = (COMPLETE.exec(text) ?? []).map(Number);
  if (!day || !month || !year) return undefined;
  const picked = current ? toPickerDate(current) : new Date(year, 0, 1);
  picked.setFullYear(year, month - 1, day);
  // `Date` rolls a day that the month does not have over into the next month.
  if (picked.getMonth() !== month - 1) return undefined;
  return fromPickerDate(picked);
}
