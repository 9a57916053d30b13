import { formatDay, localDay } from '../../../../contracts/zoned-time';

/** First and last day, as days since 1970-01-01. */
export type DaySpan = { from: number; to: number };

const firstOfMonth = (day: number) => day - Number(formatDay(day).slice(8)) + 1;

/**
 * Returns the current month until today, and the same days of the previous month: all of it if it
 * is shorter. In the company's time zone.
 */
export function monthToDate(now: Date): { current: DaySpan; previous: DaySpan } {
  const to = localDay(now);
  const from = firstOfMonth(to);
  const previousFrom = firstOfMonth(from - 1);
  const previousTo = Math.min(previousFrom + (to - from), from - 1);
  return { current: { from, to }, previous: { from: previousFrom, to: previousTo } };
}
