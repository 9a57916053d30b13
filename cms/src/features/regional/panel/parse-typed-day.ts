import { parseDay } from '../../../../contracts/zoned-time';

const COMPLETE = /^(\d{2})\/(\d{2})\/(20\d{2})$/;

/**
 * Parses a typed day.
 * @param text such as `25/12/2026`
 * @returns `YYYY-MM-DD`, null for an empty text, undefined for an incomplete or invalid day
 */
export function parseTypedDay(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, day, month, year] = COMPLETE.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return parseDay(iso) === undefined ? undefined : iso;
}
