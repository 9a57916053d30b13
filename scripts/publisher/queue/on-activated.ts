import { describePhases, timesAt } from '../releases/phase-clock.ts';
import { addDemand } from './add-demand.ts';
import { behindSince } from './drift.ts';
import { planTransientRetry } from './failed-build.ts';
import { rest } from './rest.ts';
import type { Effect, Input, State, Step } from './state.ts';

/** Records the live release and, when the content has changed in the meantime, looks again. */
export function onActivated({
  state,
  activity,
  event,
  context,
}: Input<'activated', 'activating'>): Step {
  const { held, revision, startedAt, clock } = activity;
  const { release } = event;
  const { now } = context;
  const phases = clock && timesAt(clock, now);
  const live: State = {
    ...state,
    interruptions: 0,
    behindSince: behindSince(state, state.seenRevision, release.revision, now),
    saved: {
      ...state.saved,
      heldAt: undefined,
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
  if (!clock) return rest(live, activity, effects, context);
  const hasTransient = held.some(({ isTransient }) => isTransient);
  let next = hasTransient ? planTransientRetry(live, revision, context) : live;
  // The pages may or may not contain what was published while Gatsby was reading.
  if (state.seenRevision !== revision) next = addDemand(next, 'look', 'event', context);
  return rest(next, activity, effects, context);
}
