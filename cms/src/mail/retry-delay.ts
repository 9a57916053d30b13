const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const RETRY_DELAYS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE];
const RETRY_PERIOD_MS = 72 * HOUR;

/**
 * Time limit of one attempt, in milliseconds. Shorter than the first delay, so that attempts of the
 * same mail never overlap.
 */
export const ATTEMPT_TIMEOUT_MS = 25 * SECOND;

/** Returns milliseconds from attempt number `attempts` (1-based) to the next one. */
export function retryDelayMs(attempts: number): number {
  return RETRY_DELAYS_MS[attempts - 1] ?? HOUR;
}

/** Returns true when a mail is too old for another attempt. */
export function isExpired(createdAt: string | Date, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() >= RETRY_PERIOD_MS;
}
