import { CmsRefused, CmsUnavailable } from '../../lib/read-snapshot.ts';
import { toPublishFailure } from '../failures/failure.ts';
import { ContentChanged } from '../releases/content-changed.ts';
import { endRun } from './end-run.ts';
import { recordFailure } from './failed-build.ts';
import { scheduleRun } from './schedule-run.ts';
import type { Effect, Input, Step } from './state.ts';

/** Maximum number of builds in a row that may report a CMS outage while the CMS responds. */
const MAX_INTERRUPTIONS = 3;

/** Abort reason of a build that was cancelled on purpose; not a failure. */
export class BuildCancelled extends Error {}

/** Distinguishes failures from builds that only have to be repeated. */
export function onFailed({
  state,
  activity,
  event,
  context,
}: Input<'failed', 'reading' | 'building' | 'activating'>): Step {
  const { error } = event;
  if (error instanceof BuildCancelled) return endRun(state, activity, [], context);
  if (error instanceof ContentChanged) {
    return endRun(scheduleRun(state, 'check', 'event', context), activity, [], context);
  }
  const { demand, startedAt, revision } = activity;
  return {
    state: { ...state, activity: { name: 'diagnosing', demand, startedAt, revision, error } },
    effects: [],
    task: { type: 'diagnose' },
  };
}

/** Waits for the CMS, or records the failure and when to retry. */
export function onDiagnosed({
  state,
  activity,
  event,
  context,
}: Input<'diagnosed', 'diagnosing'>): Step {
  const { error } = activity;
  const { outage } = event;
  const isInterruption =
    outage === undefined &&
    error instanceof CmsUnavailable &&
    state.interruptions < MAX_INTERRUPTIONS;
  const waitingFor = outage ?? (isInterruption ? error.message : undefined);
  if (waitingFor !== undefined) {
    const interruptions = state.interruptions + (isInterruption ? 1 : 0);
    const log: Effect = { type: 'log', line: `Se espera al CMS: ${waitingFor}` };
    return endRun({ ...state, waitingFor, interruptions }, activity, [log], context);
  }
  const failure = toPublishFailure(error);
  const { message, detail } = failure;
  const effects: Effect[] = [
    // A refused request means that nothing was built.
    ...(error instanceof CmsRefused ? [] : [{ type: 'report', isGood: false } as const]),
    { type: 'log', line: `No se publicó: ${message}${detail ? `\n${detail}` : ''}` },
  ];
  const saved = recordFailure(state.saved, failure, activity, context);
  return endRun({ ...state, waitingFor, saved }, activity, effects, context);
}
