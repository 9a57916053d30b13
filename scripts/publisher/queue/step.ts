import { onActivated } from './on-activated.ts';
import { onDiagnosed, onFailed } from './on-failed.ts';
import { onRead } from './on-read.ts';
import type { Context, Event, Input, State, Step } from './state.ts';

function onMade({ state, activity, event }: Input<'made', 'building'>): Step {
  const { demand, startedAt, revision } = activity;
  const { release, held, seenRevision } = event;
  return {
    state: {
      ...state,
      seenRevision,
      activity: { name: 'activating', demand, startedAt, revision, held, isBuild: true },
    },
    effects: [],
    task: { type: 'activate', release },
  };
}

function onRolledBack(
  state: State,
  { release, heldAt }: Extract<Event, { type: 'rolled-back' }>,
): Step {
  const saved = { ...state.saved, heldAt, pending: undefined, failures: 0, failed: undefined };
  const line = `Se regresó a la versión ${release}; se queda así hasta la próxima publicación.`;
  return { state: { ...state, saved }, effects: [{ type: 'cancel' }, { type: 'log', line }] };
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
    case 'queued':
      return {
        state: {
          ...state,
          isPollRun: event.isPoll && activity.name === 'idle',
          saved: { ...state.saved, pending: context.queued },
        },
        effects: [],
      };
    case 'started':
      if (activity.name !== 'idle') return unchanged;
      return {
        state: {
          ...state,
          activity: { name: 'reading', demand: event.demand, startedAt: context.now },
        },
        effects: [],
        task: { type: 'read' },
      };
    case 'phase-entered':
      if (activity.name !== 'building') return unchanged;
      return {
        state: { ...state, activity: { ...activity, phase: event.phase } },
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
        : onFailed({ state, event, context }, activity);
    case 'diagnosed':
      return activity.name === 'diagnosing'
        ? onDiagnosed({ state, activity, event, context })
        : unchanged;
    case 'rolled-back':
      return onRolledBack(state, event);
    case 'stopped':
      return {
        state: { ...state, activity: { name: 'stopped' } },
        effects: [{ type: 'cancel' }],
      };
  }
}
