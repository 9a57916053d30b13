/** How fast the publisher reacts; all in milliseconds. */
export type Pace = {
  quietMs: number;
  maxWaitMs: number;
  /** The look that finds what a lost webhook did not announce. */
  lookEveryMs: number;
  /** The look after the CMS could not be asked. */
  unreachableMs: number;
  /** The longest pause between attempts of a build that fails. */
  maxRetryMs: number;
};

export const PACE: Pace = {
  quietMs: 1_000,
  maxWaitMs: 10_000,
  lookEveryMs: 60_000,
  unreachableMs: 5_000,
  maxRetryMs: 15 * 60_000,
};

/** When to look again: soon while the CMS is away, ever later while builds go on failing. */
export function nextLookIn(
  pace: Pace,
  { isUnreachable, failures }: { isUnreachable: boolean; failures: number },
): number {
  if (isUnreachable) return pace.unreachableMs;
  const doubled = pace.lookEveryMs * 2 ** Math.max(0, failures - 1);
  return Math.min(doubled, Math.max(pace.maxRetryMs, pace.lookEveryMs));
}
