import { CmsRefused } from '../../lib/read-snapshot.ts';
import { toPublishFailure, type PublishFailure } from '../failures/failure.ts';
import { retryAt, type Pace } from './pace.ts';
import type { FailedBuild, StateFile } from './state-file.ts';

export type FailureTracker = {
  /** Returns whether a build of this content failed and its retry is not due yet. */
  isRetryPending: (revision: string) => boolean;
  hasFailed: (revision: string) => boolean;
  /** Records a failure; returns it with a message for staff. */
  record: (error: unknown, attempt: { revision: string; startedAt: string }) => PublishFailure;
  /** Schedules a retry for content that went live without an entry that failed temporarily. */
  planRetry: (revision: string) => void;
  isRetryPlanned: (revision: string) => boolean;
  /** Clears the recorded failure: the content changed back, or a user requested a build. */
  clear: () => void;
};

/** Tracks, across restarts, which content could not be published and when to retry. */
export function createFailureTracker(
  state: StateFile,
  { pace, source }: { pace: Pace; source: string },
): FailureTracker {
  /** Number of times this content went live without an entry that failed temporarily. */
  let attemptsLive: { revision: string; count: number } | undefined;

  function failureOf(revision: string): FailedBuild | undefined {
    const { failed } = state.read();
    return failed?.revision === revision && failed.source === source ? failed : undefined;
  }

  return {
    isRetryPending(revision) {
      const failed = failureOf(revision);
      if (!failed) return false;
      return failed.retryAt === null || Date.now() < Date.parse(failed.retryAt);
    },
    hasFailed: (revision) => failureOf(revision) !== undefined,
    record(error, { revision, startedAt }) {
      const failure = toPublishFailure(error);
      const { message, entry, detail } = failure;
      const now = Date.now();
      // Nothing was built: a retry is cheap, and the caches are not suspect.
      const isBuild = !(error instanceof CmsRefused);
      const attempts = (failureOf(revision)?.attempts ?? 0) + 1;
      const nextPoll = new Date(now + pace.pollIntervalMs).toISOString();
      const nextAttempt = isBuild ? retryAt(pace, attempts, now) : nextPoll;
      const finishedAt = new Date(now).toISOString();
      state.update({
        failures: state.read().failures + (isBuild && failure.isCacheSuspect ? 1 : 0),
        failed: { revision, source, attempts, retryAt: nextAttempt },
        last: { startedAt, finishedAt, ok: false, error: message, entry, detail },
      });
      return failure;
    },
    planRetry(revision) {
      attemptsLive = revision === attemptsLive?.revision ? attemptsLive : { revision, count: 0 };
      attemptsLive.count += 1;
      const { count } = attemptsLive;
      const nextAttempt = retryAt(pace, count, Date.now());
      state.update({ failed: { revision, source, attempts: count, retryAt: nextAttempt } });
    },
    isRetryPlanned: (revision) =>
      failureOf(revision) !== undefined && state.read().last?.ok === true,
    clear() {
      if (state.read().failed) state.update({ failed: undefined });
    },
  };
}
