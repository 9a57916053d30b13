import { toPublishFailure, type PublishFailure } from './failure.ts';
import { retryAt, type Pace } from './pace.ts';
import { CmsRefused } from './snapshot.ts';
import type { FailedBuild, StateFile } from './state-file.ts';

export type FailureMemory = {
  /** Whether a build of this content is known to fail, and its next attempt is not due yet. */
  isTooSoon: (revision: string) => boolean;
  /** Whether the last build of this content failed. */
  hasFailed: (revision: string) => boolean;
  /** Remembers a failure and answers it in words for staff. */
  record: (error: unknown, attempt: { revision: string; startedAt: string }) => PublishFailure;
  /** Has a content that is live, without an entry that may pass the next time, tried again. */
  planRetry: (revision: string) => void;
  isRetryPlanned: (revision: string) => boolean;
  /** What failed was taken back, or somebody asks for it once more: nothing stands against it. */
  forget: () => void;
};

/** Remembers, also over a restart, which content could not be published and when to try again. */
export function createFailureMemory(
  state: StateFile,
  { pace, source }: { pace: Pace; source: string },
): FailureMemory {
  /** How often a content went live without an entry that may pass the next time. */
  let attemptsLive: { revision: string; count: number } | undefined;

  function failureOf(revision: string): FailedBuild | undefined {
    const { failed } = state.read();
    return failed?.revision === revision && failed.source === source ? failed : undefined;
  }

  return {
    isTooSoon(revision) {
      const failed = failureOf(revision);
      if (!failed) return false;
      return failed.retryAt === null || Date.now() < Date.parse(failed.retryAt);
    },
    hasFailed: (revision) => failureOf(revision) !== undefined,
    record(error, { revision, startedAt }) {
      const failure = toPublishFailure(error);
      const { message, entry, detail } = failure;
      const now = Date.now();
      // Nothing was built: asking again costs nothing and tells nothing about the caches.
      const isBuild = !(error instanceof CmsRefused);
      const attempts = (failureOf(revision)?.attempts ?? 0) + 1;
      const nextLook = new Date(now + pace.lookEveryMs).toISOString();
      const again = isBuild ? retryAt(pace, attempts, now) : nextLook;
      const finishedAt = new Date(now).toISOString();
      state.update({
        failures: state.read().failures + (isBuild && failure.isCacheSuspect ? 1 : 0),
        failed: { revision, source, attempts, retryAt: again },
        last: { startedAt, finishedAt, ok: false, error: message, entry, detail },
      });
      return failure;
    },
    planRetry(revision) {
      attemptsLive = revision === attemptsLive?.revision ? attemptsLive : { revision, count: 0 };
      attemptsLive.count += 1;
      const { count } = attemptsLive;
      const again = retryAt(pace, count, Date.now());
      state.update({ failed: { revision, source, attempts: count, retryAt: again } });
    },
    isRetryPlanned: (revision) =>
      failureOf(revision) !== undefined && state.read().last?.ok === true,
    forget() {
      if (state.read().failed) state.update({ failed: undefined });
    },
  };
}
