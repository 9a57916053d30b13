import type { MailKind } from './mail-row';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

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
