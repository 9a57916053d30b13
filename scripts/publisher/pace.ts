/** How fast the publisher reacts; all in milliseconds. */
export type Pace = {
  quietMs: number;
  maxWaitMs: number;
  /** The look that finds what a lost webhook did not announce. */
  lookEveryMs: number;
  /** The look after the CMS could not be asked. */
  awayMs: number;
  /** The pauses before a failed build is tried again; after the last one it is left alone. */
  retryMs: readonly number[];
};

export const PACE: Pace = {
  quietMs: 500,
  maxWaitMs: 10_000,
  lookEveryMs: 60_000,
  awayMs: 5_000,
  retryMs: [30_000, 2 * 60_000, 10 * 60_000],
};

/** When a build that failed is tried again; null: only a change or a person starts it. */
export function retryAt(pace: Pace, attempts: number, now: number): string | null {
  const pause = pace.retryMs[attempts - 1];
  return pause === undefined ? null : new Date(now + pause).toISOString();
}
