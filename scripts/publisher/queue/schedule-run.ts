import type { Demand } from './state-file.ts';
import type { Context, DemandSource, PendingRun, State } from './state.ts';

const RANK = { check: 0, build: 1, rebuild: 2 } satisfies Record<Demand, number>;

/**
 * Schedules a run of the publisher that does at least what is demanded, or raises the demand of the run
 * that is already pending. Only runs after events are delayed (debounced): events come in bursts.
 */
export function scheduleRun(
  state: State,
  demand: Demand,
  source: DemandSource,
  { now, settings: { pace } }: Context,
) {
  const { demand: earlier = 'check', firstAt = now, dueAt = Infinity } = state.pending ?? {};
  const isDue = source !== 'event' || dueAt <= now;
  const pending: PendingRun = {
    demand: RANK[demand] > RANK[earlier] ? demand : earlier,
    firstAt,
    dueAt: isDue ? now : Math.min(now + pace.quietMs, firstAt + pace.maxWaitMs),
  };
  return {
    ...state,
    pending,
    isPollRun: source === 'poll' && !state.pending && state.activity.name === 'idle',
    saved: { ...state.saved, pending: pending.demand },
  };
}
