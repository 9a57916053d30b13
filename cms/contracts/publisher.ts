/** HTTP interface of the publisher (`PUBLISHER_URL`): `GET /status`. Dates are ISO 8601, UTC. */
import type { EntryReference, HeldEntry } from './site-build';

/**
 * Phases of a build; each can be interrupted safely. `search`: builds that find the entry without which
 * the site can be built.
 */
export type BuildPhase = 'build' | 'search' | 'check' | 'copy' | 'switch';

/** Duration of each phase of a build, in milliseconds. */
export type PhaseTimes = Partial<Record<BuildPhase, number>>;

export type CurrentBuild = { startedAt: string; revision: string; phase: BuildPhase };

export type LastBuild = {
  startedAt: string;
  finishedAt: string;
  ok: boolean;
  /** Reason of a failure, one sentence for staff. */
  error?: string;
  entry?: EntryReference;
  /** Log of a failed build, for operators. */
  detail?: string;
  phases?: PhaseTimes;
};

/** Builds of one content that failed. */
export type FailedAttempt = {
  revision: string;
  /** End of the last one. */
  finishedAt: string;
  count: number;
  /** One sentence for staff. */
  error: string;
};

export type PublisherStatus = {
  state: 'idle' | 'waiting' | 'building' | 'failed';
  live?: { release: string; revision: string; publishedAt: string };
  current?: CurrentBuild;
  last?: LastBuild;
  /** Why the publisher waits for the CMS; this is not a failure. */
  waitingFor?: string;
  /** Time of the next retry of a failed build; null: only a change or a request starts one. */
  retryAt?: string | null;
  /** Releases available for a rollback, newest first. */
  releases: { release: string; revision: string; builtAt: string }[];
  /** Since when the live release differs from the published content. */
  driftSince?: string;
  /** True after a rollback, until the next change. */
  isHeld: boolean;
  held: readonly HeldEntry[];
  /** Newest first. */
  failedAttempts: readonly FailedAttempt[];
  version: string;
};
