import { describePhases, enterPhase, timesAt } from '../releases/phase-clock.ts';
import { driftSince } from './drift.ts';
import { endRun } from './end-run.ts';
import { planTransientRetry } from './failed-build.ts';
import { onDiagnosed, onFailed } from './on-failed.ts';
import { onRead } from './on-read.ts';
import { scheduleRun } from './schedule-run.ts';
import type { Context, Effect, Event, Input, State, Step } from './state.ts';

function onMade({ state, activity, event, context }: Input<'made', 'building'>): Step {
  const { release, held, seenRevision } = event;
  const clock = enterPhase(activity.clock, 'switch', context.now);
  return {
    state: { ...state, seenRevision, activity: { ...activity, name: 'activating', held, clock } },
    effects: [],
    task: { type: 'activate', release, held },
  };
}

function onRolledBack(
  state: State,
  { release, held: entries, heldRevision, live }: Extract<Event, { type: 'rolled-back' }>,
  context: Context,
): Step {
  const { now } = context;
  const line = `Se regresó a la versión ${release}; se queda así hasta la próxima publicación.`;
  const { activity, saved } = state;
  const held: State = {
    ...state,
    // A build requested before the rollback is cancelled, too.
    activity:
      'demand' in activity ? { ...activity, demand: 'check', isRolledBack: true } : activity,
    pending: undefined,
    driftSince: driftSince(state, heldRevision, live, now),
    saved: {
      ...saved,
      ...{ heldRevision, holdsNextRead: true, held: { release, entries } },
      ...{ failures: 0, failed: undefined },
    },
  };
  const effects: Effect[] = [{ type: 'cancel' }, { type: 'log', line }];
  const next = scheduleRun(held, 'check', 'request', context);
  const isIdle = next.activity.name === 'idle';
  return {
    state: next,
    effects: isIdle ? [...effects, { type: 'wake', at: next.pending.dueAt }] : effects,
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
      const next = scheduleRun(state, event.demand, event.source, context);
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
    case 'hold-read':
      if (!state.saved.holdsNextRead) return unchanged;
      return {
        state: {
          ...state,
          saved: { ...state.saved, heldRevision: event.revision, holdsNextRead: undefined },
        },
        effects: [],
      };
    case 'stopped':
      return {
        state: { ...state, pending: undefined, activity: { name: 'stopped' } },
        effects: [{ type: 'cancel' }],
      };
  }
}

/** Records the live release and, when the content has changed in the meantime, looks again. */
function onActivated({ state, activity, event, context }: Input<'activated', 'activating'>): Step {
  const { held, revision, startedAt, clock } = activity;
  const { release } = event;
  const { now } = context;
  const phases = clock && timesAt(clock, now);
  const live: State = {
    ...state,
    interruptions: 0,
    driftSince: driftSince(state, state.seenRevision, release.revision, now),
    saved: {
      ...state.saved,
      // A rollback during the activation still applies.
      heldRevision: activity.isRolledBack ? state.saved.heldRevision : undefined,
      held: { release: release.id, entries: held },
      failures: 0,
      failed: undefined,
      last: {
        startedAt: new Date(startedAt).toISOString(),
        finishedAt: new Date(now).toISOString(),
        ok: true,
        phases,
      },
    },
  };
  const shares = phases ? ` (${describePhases(phases)})` : '';
  const seconds = ((now - startedAt) / 1000).toFixed(1);
  const effects: Effect[] = [
    ...held.map(({ message }): Effect => {
      return { type: 'log', line: `Se publicó sin la versión nueva de una entrada: ${message}` };
    }),
    ...(phases ? [{ type: 'report', isGood: true, phases } as const] : []),
    { type: 'log', line: `Publicada la versión ${release.id} en ${seconds} s${shares}.` },
  ];
  if (!clock) return endRun(live, activity, effects, context);
  const hasTransient = held.some(({ isTransient }) => isTransient);
  let next = hasTransient ? planTransientRetry(live, revision, context) : live;
  // The pages may or may not contain what was published while Gatsby was reading.
  if (state.seenRevision !== revision) next = scheduleRun(next, 'check', 'event', context);
  return endRun(next, activity, effects, context);
}
