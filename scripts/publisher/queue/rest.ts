import type { Context, Effect, Run, State, Step } from './state.ts';

/** Ends a run: saves the pending demand and schedules the next run. */
export function rest(
  state: State,
  { demand }: Run,
  effects: Effect[],
  { now, queued, settings: { pace } }: Context,
): Step {
  const isWaiting = state.waitingFor !== undefined;
  // A requested build stays pending until the CMS is back.
  const pending = isWaiting && demand !== 'look' ? demand : queued;
  const { retryAt } = state.saved.failed ?? {};
  const untilRetryMs = retryAt ? Math.max(0, Date.parse(retryAt) - now) : Infinity;
  const next: Effect = isWaiting
    ? { type: 'rest', afterMs: pace.cmsRetryMs, demand }
    : { type: 'rest', afterMs: Math.min(pace.pollIntervalMs, untilRetryMs) };
  return {
    state: { ...state, activity: { name: 'idle' }, saved: { ...state.saved, pending } },
    effects: [...effects, next],
  };
}
