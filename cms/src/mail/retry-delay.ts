import type { MailKind } from './mail-row';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const RETRY_DELAYS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE];
const RETRY_PERIOD_MS = 72 * HOUR;

const ATTEMPT_TIMEOUT_MS = 25 * SECOND;
const REPLY_TIMEOUT_MS = 5 * MINUTE;
/** Time after which an attempt at a reply is repeated whose result is not stored, in milliseconds. */
export const REPLY_LEASE_MS = 6 * MINUTE;

/**
 * Returns the time limit of one attempt, in milliseconds. Shorter than the first delay, so that attempts of
 * the same mail never overlap. A reply can have attachments of megabytes, and waits for its lease instead.
 */
export function attemptTimeoutMs(kind?: MailKind): number {
  return kind === 'reply' ? REPLY_TIMEOUT_MS : ATTEMPT_TIMEOUT_MS;
}

/** Returns milliseconds from attempt number `attempts` (1-based) to the next one. */
export function retryDelayMs(attempts: number): number {
  return RETRY_DELAYS_MS[attempts - 1] ?? HOUR;
}

/** Returns true when a mail is too old for another attempt. */
export function isExpired(createdAt: string | Date, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() >= RETRY_PERIOD_MS;
}
