const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const RETRY_DELAYS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE];

/** Period after which a delivery that keeps failing is given up, in milliseconds. */
const RETRY_PERIOD_MS = 72 * HOUR;

/** Returns milliseconds from attempt number `attempts` (1-based) to the next one. */
export function retryDelayMs(attempts: number): number {
  return RETRY_DELAYS_MS[attempts - 1] ?? HOUR;
}

/** Returns true when a delivery that has been queued since a date is too old for another attempt. */
export function isExpired(since: string | Date, now: Date): boolean {
  return now.getTime() - new Date(since).getTime() >= RETRY_PERIOD_MS;
}
