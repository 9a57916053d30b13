/** Intervals and delays of the publisher, in milliseconds. */
export type Pace = {
  quietMs: number;
  maxWaitMs: number;
  /** Poll interval, to find changes whose webhook was lost. */
  pollIntervalMs: number;
  /** Retry delay while the CMS does not respond. */
  cmsRetryMs: number;
  /** Delays before each retry of a failed build; no retries after the last one. */
  retryMs: readonly number[];
};

export const PACE: Pace = {
  quietMs: 500,
  maxWaitMs: 10_000,
  pollIntervalMs: 60_000,
  cmsRetryMs: 5_000,
  retryMs: [30_000, 2 * 60_000, 10 * 60_000],
};

/** Returns the time of the next retry (ISO 8601); null: only a change or a user starts a build. */
export function retryAt(pace: Pace, attempts: number, now: number): string | null {
  const pause = pace.retryMs[attempts - 1];
  return pause === undefined ? null : new Date(now + pause).toISOString();
}
