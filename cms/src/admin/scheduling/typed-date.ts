import { formatLocal, momentOf } from '../../lib/zoned-time';

const DAY_MS = 24 * 60 * 60_000;
const COMPLETE = /^(\d{2})\/(\d{2})\/(20\d{2})$/;

/** A date whose reading on this browser's clock is that of `moment` on the company's. */
export function toPicker(moment: string | Date): Date {
  return new Date(formatLocal(new Date(moment)).replace(' ', 'T'));
}

/** The moment on the company's clock that reads as `picked` does on this browser's. */
export function fromPicker(picked: Date): string {
  const day = Date.UTC(picked.getFullYear(), picked.getMonth(), picked.getDate()) / DAY_MS;
  return momentOf(day, picked.getHours() * 60 + picked.getMinutes()).toISOString();
}

/**
 * The moment that a typed date stands for, at the time of day of `current`, or at midnight.
 * @param text such as `25/12/2026`
 * @returns null for an empty text, undefined for one that is no whole date (yet)
 */
export function readTypedDate(
  text: string,
  current: string | Date | null | undefined,
): string | null | undefined {
  if (text.trim() === '') return null;
  const [, day, month, year] = (COMPLETE.exec(text) ?? []).map(Number);
  if (!day || !month || !year) return undefined;
  const picked = current ? toPicker(current) : new Date(year, 0, 1);
  picked.setFullYear(year, month - 1, day);
  // The calendar has rolled a day that the month does not have over into the next.
  if (picked.getMonth() !== month - 1) return undefined;
  return fromPicker(picked);
}
