import { formatLocal, isoDay, parseLocal } from '../../../../contracts/zoned-time';

/** What the clock of the company shows: `YYYY-MM-DD` and `HH:MM`. */
export type WallTime = { day: string; time: string };

const MIDNIGHT = '00:00';

export function toWallTime(date: string | Date): WallTime {
  const [day = '', time = ''] = formatLocal(new Date(date)).split(' ');
  return { day, time };
}

/**
 * Returns the ISO date after `change` of the day or the time. A day without a time is at midnight; a
 * time without a day is today.
 */
export function changeWallTime(
  current: string | Date | null | undefined,
  change: Partial<WallTime>,
  now = new Date(),
): string | undefined {
  const shown = current ? toWallTime(current) : { day: isoDay(now), time: MIDNIGHT };
  const { day, time } = { ...shown, ...change };
  return parseLocal(`${day} ${time}`)?.toISOString();
}
