import { unchangedHeldEntries } from '../failures/held-entries.ts';
import { failureOf, isRetryPending } from './failed-build.ts';
import { rest } from './rest.ts';
import type { Effect, Input, State, Step } from './state.ts';

/** Number of consecutive failures with suspect caches after which a build starts from empty caches. */
const COLD_AFTER_FAILURES = 2;

/** Decides whether the published content needs a build. */
export function onRead({
  state: before,
  activity,
  event,
  context,
}: Input<'read', 'reading'>): Step {
  const { settings, now } = context;
  const { demand } = activity;
  const { revision } = event.before;
  const state: State = { ...before, seenRevision: revision, waitingFor: undefined };
  const effects: Effect[] = [{ type: 'compare', published: revision, live: event.live?.revision }];
  const { saved } = state;
  const failed = failureOf(saved, revision, settings);
  const cleared = { ...state, saved: { ...saved, failed: undefined } };
  if (demand === 'look') {
    const isSame = event.live?.revision === revision && event.live.source === settings.source;
    const isLive = event.live && (saved.heldAt === undefined ? isSame : saved.heldAt === revision);
    const isRetryPlanned = failed !== undefined && saved.last?.ok === true;
    if (isLive && !isRetryPlanned) return rest(cleared, activity, effects, context);
    if (isRetryPending(failed, now)) return rest(state, activity, effects, context);
    if (event.finished) {
      const { release, held } = event.finished;
      return {
        state: {
          ...state,
          activity: { name: 'activating', demand, startedAt: now, revision, held, isBuild: false },
        },
        effects,
        task: { type: 'activate', release },
      };
    }
  }
  const isLook = demand === 'look';
  return {
    state: {
      ...(isLook ? state : cleared),
      activity: { name: 'building', demand, startedAt: now, revision, phase: 'build' },
    },
    effects: [
      ...effects,
      { type: 'log', line: 'Construyendo el sitio con el contenido publicado…' },
    ],
    task: {
      type: 'build',
      request: {
        before: event.before,
        // A requested build tries all held entries again.
        held: isLook ? unchangedHeldEntries(saved.held?.entries ?? [], event.before) : [],
        isCold: demand === 'rebuild' || saved.failures >= COLD_AFTER_FAILURES,
        mayRebuild: !isLook || failed === undefined,
      },
    },
  };
}
