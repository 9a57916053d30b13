import { VERSION } from '../lib/version.ts';
import type { HeldEntry } from './held-entries.ts';
import type { Release } from './release-record.ts';
import type { FailedBuild, LastBuild, PublisherState } from './state-file.ts';

/** Phases of a build; each can be interrupted safely. */
export type Phase = 'build' | 'check' | 'copy' | 'switch';

export type CurrentBuild = { startedAt: string; revision: string; phase: Phase };

export type PublisherStatus = {
  state: 'idle' | 'waiting' | 'building' | 'failed';
  live?: { release: string; revision: string; publishedAt: string };
  current?: CurrentBuild;
  last?: LastBuild;
  /** Why the publisher waits for the CMS; this is not a failure. */
  waitingFor?: string;
  /** Time of the next retry of a failed build; null: only a change or a request starts one. */
  retryAt?: string | null;
  releases: { release: string; revision: string; builtAt: string }[];
  /** Since when the live release differs from the published content. */
  behindSince?: string;
  /** True after a rollback, until the next change. */
  isHeld: boolean;
  /** Entries whose published version is bad: visitors see an older version, or none. */
  held: readonly HeldEntry[];
  version: string;
};

export type Facts = {
  isWaiting: boolean;
  current: CurrentBuild | undefined;
  waitingFor: string | undefined;
  failed: FailedBuild | undefined;
  last: LastBuild | undefined;
  live: Release | undefined;
  releases: Release[];
  behindSince: string | undefined;
  isHeld: boolean;
  held: PublisherState['held'];
};

function stateOf({
  current,
  isWaiting,
  waitingFor,
  failed,
  last,
}: Facts): PublisherStatus['state'] {
  if (current) return 'building';
  if (isWaiting || waitingFor !== undefined) return 'waiting';
  // A live release is retried, too, when a held entry may pass the next time.
  return failed && !last?.ok ? 'failed' : 'idle';
}

/** Returns the response body of `GET /status`. */
export function describeStatus(facts: Facts): PublisherStatus {
  const { current, last, live, releases, waitingFor, failed, behindSince, isHeld } = facts;
  return {
    state: stateOf(facts),
    live: live && {
      release: live.id,
      revision: live.revision,
      publishedAt: live.publishedAt ?? live.builtAt,
    },
    current: current && {
      startedAt: current.startedAt,
      revision: current.revision,
      phase: current.phase,
    },
    last,
    waitingFor,
    retryAt: failed?.retryAt,
    releases: releases.map(({ id, revision, builtAt }) => ({ release: id, revision, builtAt })),
    behindSince,
    isHeld,
    held: live && facts.held?.release === live.id ? facts.held.entries : [],
    version: VERSION,
  };
}
