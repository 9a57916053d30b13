const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const DELAYS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE];
const PATIENCE = 72 * HOUR;

/**
 * Milliseconds an attempt may take. Shorter than the first delay: nobody tries a mail again while
 * it may still be under way.
 */
export const ATTEMPT_LIMIT = 25 * SECOND;

/** Milliseconds from an attempt to the next one; `attempts` counts those made by then. */
export function retryDelay(attempts: number): number {
  return DELAYS[attempts - 1] ?? HOUR;
}

/** Whether a mail is so old that it is not tried again. */
export function isGivenUp(createdAt: string | Date, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() >= PATIENCE;
}
