import type { FailedAttempt } from '@tequiora/cms/contracts/publisher.ts';
import { CmsRefused } from '../../lib/read-snapshot.ts';
import type { PublishFailure } from '../failures/failure.ts';
import { retryAt } from './pace.ts';
import type { FailedBuild, PublisherState } from './state-file.ts';
import type { Context, Settings, State } from './state.ts';

const KEPT_ATTEMPTS = 5;

type Attempt = { revision: string; startedAt: number };

/** Returns the recorded failure of this content with these sources. */
export function failureOf(
  { failed }: PublisherState,
  revision: string,
  { source }: Settings,
): FailedBuild | undefined {
  return failed?.revision === revision && failed.source === source ? failed : undefined;
}

/** Returns whether a build of this content failed and its retry is not due yet. */
export function isRetryPending(failed: FailedBuild | undefined, now: number): boolean {
  return failed !== undefined && (failed.retryAt === null || now < Date.parse(failed.retryAt));
}

/** Adds a failure to the list that staff see; repeated ones of the same content are one item. */
function addAttempt(
  { failedAttempts: earlier = [] }: PublisherState,
  attempt: Omit<FailedAttempt, 'count'>,
): FailedAttempt[] {
  const [last, ...others] = earlier;
  const isRepeated = last?.revision === attempt.revision;
  const count = isRepeated ? last.count + 1 : 1;
  return [{ ...attempt, count }, ...(isRepeated ? others : earlier)].slice(0, KEPT_ATTEMPTS);
}

/** Records a failure and when to retry it. */
export function recordFailure(
  saved: PublisherState,
  failure: PublishFailure,
  { revision, startedAt }: Attempt,
  { now, settings }: Context,
): PublisherState {
  const { pace, source } = settings;
  const { message, entry, detail } = failure;
  // Nothing was built: a retry is cheap, and the caches are not suspect.
  const isBuild = !(failure.cause instanceof CmsRefused);
  const attempts = (failureOf(saved, revision, settings)?.attempts ?? 0) + 1;
  const finishedAt = new Date(now).toISOString();
  const nextPoll = new Date(now + pace.pollIntervalMs).toISOString();
  return {
    ...saved,
    failures: saved.failures + (isBuild && failure.isCacheSuspect ? 1 : 0),
    failed: {
      revision,
      source,
      attempts,
      retryAt: isBuild ? retryAt(pace, attempts, now) : nextPoll,
    },
    failedAttempts: addAttempt(saved, { revision, finishedAt, error: message }),
    last: {
      startedAt: new Date(startedAt).toISOString(),
      finishedAt,
      ok: false,
      error: message,
      entry,
      detail,
    },
  };
}

/** Schedules a retry for content that went live without an entry that failed temporarily. */
export function planTransientRetry(
  state: State,
  revision: string,
  { now, settings: { pace, source } }: Context,
): State {
  const { transientAttempts: before, saved } = state;
  const attempts = (before?.revision === revision ? before.count : 0) + 1;
  const failed = { revision, source, attempts, retryAt: retryAt(pace, attempts, now) };
  return {
    ...state,
    transientAttempts: { revision, count: attempts },
    saved: { ...saved, failed },
  };
}
