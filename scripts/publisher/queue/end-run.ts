import type { Context, Effect, Run, State, Step } from './state.ts';

/** Ends a run: saves the pending demand and schedules the next run and poll. */
export function endRun(
  state: State,
  { demand }: Run,
  effects: Effect[],
  { now, settings: { pace } }: Context,
): Step {
  const { waitingFor, pending } = state;
  const isWaiting = waitingFor !== undefined;
  // A requested build stays pending until the CMS is back.
  const kept = isWaiting && demand !== 'check' ? demand : pending?.demand;
  const { retryAt } = state.saved.failed ?? {};
  const untilRetryMs = retryAt ? Math.max(0, Date.parse(retryAt) - now) : Infinity;
  const next: Effect = isWaiting
    ? { type: 'scheduleNextPoll', afterMs: pace.cmsRetryMs, demand }
    : { type: 'scheduleNextPoll', afterMs: Math.min(pace.pollIntervalMs, untilRetryMs) };
  return {
    state: { ...state, activity: { name: 'idle' }, saved: { ...state.saved, pending: kept } },
    effects: [...effects, next, ...(pending ? [{ type: 'wake', at: pending.dueAt } as const] : [])],
  };
}
