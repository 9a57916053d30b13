import { unchangedHeldEntries } from '../failures/held-entries.ts';
import { startPhaseClock } from '../releases/phase-clock.ts';
import { driftSince } from './drift.ts';
import { endRun } from './end-run.ts';
import { failureOf, isRetryPending } from './failed-build.ts';
import type { Input, State, Step } from './state.ts';

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
  const run = { demand, startedAt: now, revision };
  const state: State = {
    ...before,
    seenRevision: revision,
    driftSince: driftSince(before, revision, event.live?.revision, now),
    waitingFor: undefined,
  };
  const { saved } = state;
  if (demand === 'check' && saved.holdsNextRead) {
    const held = { ...saved, holdsNextRead: undefined, heldRevision: revision, failed: undefined };
    return endRun({ ...state, saved: held }, activity, [], context);
  }
  const failed = failureOf(saved, revision, settings);
  const cleared = { ...state, saved: { ...saved, holdsNextRead: undefined, failed: undefined } };
  if (demand === 'check') {
    const isSame = event.live?.revision === revision && event.live.source === settings.source;
    const isLive =
      event.live && (saved.heldRevision === undefined ? isSame : saved.heldRevision === revision);
    const isRetryPlanned = failed !== undefined && saved.last?.ok === true;
    if (isLive && !isRetryPlanned) return endRun(cleared, activity, [], context);
    if (isRetryPending(failed, now)) return endRun(state, activity, [], context);
    if (event.finished) {
      const { release, held } = event.finished;
      return {
        state: { ...state, activity: { name: 'activating', ...run, held } },
        effects: [],
        task: { type: 'activate', release, held },
      };
    }
  }
  const isCheck = demand === 'check';
  return {
    state: {
      ...(isCheck ? state : cleared),
      activity: { name: 'building', ...run, clock: startPhaseClock(now) },
    },
    effects: [{ type: 'log', line: 'Construyendo el sitio con el contenido publicado…' }],
    task: {
      type: 'build',
      request: {
        before: event.before,
        // A requested build tries all held entries again.
        held: isCheck ? unchangedHeldEntries(saved.held?.entries ?? [], event.before) : [],
        isCold: demand === 'rebuild' || saved.failures >= COLD_AFTER_FAILURES,
        mayRebuild: !isCheck || failed === undefined,
      },
    },
  };
}
