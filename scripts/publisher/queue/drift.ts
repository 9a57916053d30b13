import type { State } from './state.ts';

/** Returns since when the live release differs from the published content, given both revisions now. */
export function driftSince(
  state: State,
  published: string | undefined,
  live: string | undefined,
  now: number,
): string | undefined {
  // Unknown until the CMS has responded.
  if (published === undefined) return state.driftSince;
  return published === live ? undefined : (state.driftSince ?? new Date(now).toISOString());
}
