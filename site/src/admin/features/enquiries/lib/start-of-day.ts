import { parseDay, zonedTimeToDate } from '@tequiora/cms/contracts/zoned-time.ts';

/** Returns the start of a day (`YYYY-MM-DD`) in Mexico City as ISO 8601; null for an invalid day. */
export function startOfDay(day: string): string | null {
  const days = parseDay(day);
  return days === undefined ? null : zonedTimeToDate(days).toISOString();
}

/** Returns the start of the day after `day`; null for an invalid day. */
export function endOfDay(day: string): string | null {
  const days = parseDay(day);
  return days === undefined ? null : zonedTimeToDate(days + 1).toISOString();
}
