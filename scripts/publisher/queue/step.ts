import { enterPhase } from '../releases/phase-clock.ts';
import { addDemand } from './add-demand.ts';
import { behindSince } from './drift.ts';
import { onActivated } from './on-activated.ts';
import { onDiagnosed, onFailed } from './on-failed.ts';
import { onRead } from './on-read.ts';
import type { Context, Event, Input, State, Step } from './state.ts';

function onMade({ state, activity, event, context }: Input<'made', 'building'>): Step {
  const { release, held, seenRevision } = event;
  const clock = enterPhase(activity.clock, 'switch', context.now);
  return {
    state: { ...state, seenRevision, activity: { ...activity, name: 'activating', held, clock } },
    effects: [],
    task: { type: 'activate', release },
  };
}

function onRolledBack(
  state: State,
  { release, heldAt, live }: Extract<Event, { type: 'rolled-back' }>,
  { now }: Context,
): Step {
  const line = `Se regresó a la versión ${release}; se queda así hasta la próxima publicación.`;
  return {
    state: {
      ...state,
      pending: undefined,
      behindSince: behindSince(state, heldAt, live, now),
      saved: { ...state.saved, heldAt, pending: undefined, failures: 0, failed: undefined },
    },
    effects: [{ type: 'cancel' }, { type: 'log', line }],
  };
}

/**
 * Returns the state after an event and what the publisher does then. An event that does not belong to
 * the current activity changes nothing, such as the result of a build after a stop.
 */
export function step(state: State, event: Event, context: Context): Step {
  const { activity } = state;
  const unchanged: Step = { state, effects: [] };
  if (activity.name === 'stopped') return unchanged;
  switch (event.type) {
    case 'requested': {
      const next = addDemand(state, event.demand, event.source, context);
      const isIdle = activity.name === 'idle';
      return { state: next, effects: isIdle ? [{ type: 'wake', at: next.pending.dueAt }] : [] };
    }
    case 'woke': {
      if (activity.name !== 'idle' || !state.pending) return unchanged;
      const run = { demand: state.pending.demand, startedAt: context.now, revision: '' };
      return {
        state: { ...state, pending: undefined, activity: { name: 'reading', ...run } },
        effects: [],
        task: { type: 'read' },
      };
    }
    case 'phase-entered':
      if (activity.name !== 'building') return unchanged;
      return {
        state: {
          ...state,
          activity: { ...activity, clock: enterPhase(activity.clock, event.phase, context.now) },
        },
        effects: [],
      };
    case 'read':
      return activity.name === 'reading' ? onRead({ state, activity, event, context }) : unchanged;
    case 'made':
      return activity.name === 'building' ? onMade({ state, activity, event, context }) : unchanged;
    case 'activated':
      return activity.name === 'activating'
        ? onActivated({ state, activity, event, context })
        : unchanged;
    case 'failed':
      return activity.name === 'idle' || activity.name === 'diagnosing'
        ? unchanged
        : onFailed({ state, activity, event, context });
    case 'diagnosed':
      return activity.name === 'diagnosing'
        ? onDiagnosed({ state, activity, event, context })
        : unchanged;
    case 'rolled-back':
      return onRolledBack(state, event, context);
    case 'stopped':
      return {
        state: { ...state, pending: undefined, activity: { name: 'stopped' } },
        effects: [{ type: 'cancel' }],
      };
  }
}
