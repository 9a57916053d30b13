import { VERSION } from '../lib/version.ts';
import type { HeldEntry } from './held-entries.ts';
import type { Release } from './release-record.ts';
import type { FailedBuild, LastBuild, PublisherState } from './state-file.ts';

/** Where the time of a build goes; each may be cut short without harm. */
export type Phase = 'build' | 'check' | 'copy' | 'switch';

export type CurrentBuild = { startedAt: string; revision: string; phase: Phase };

export type PublisherStatus = {
  state: 'idle' | 'waiting' | 'building' | 'failed';
  live?: { release: string; revision: string; publishedAt: string };
  current?: CurrentBuild;
  last?: LastBuild;
  /** While the CMS does not answer: nothing has failed, it is waited for. */
  waitingFor?: string;
  /** When a failed build is tried again; null when a change or a person is waited for. */
  retryAt?: string | null;
  releases: { release: string; revision: string; builtAt: string }[];
  /** Since when what is live is not what the CMS has published. */
  behindSince?: string;
  /** Somebody went back to an earlier release, which stays until the next change. */
  isHeld: boolean;
  /** The entries of which visitors see an older version, or none, because the published one is bad. */
  held: readonly HeldEntry[];
  /** Of this program. */
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
  // A build that went live is tried again, too, when an entry may pass the next time.
  return failed && !last?.ok ? 'failed' : 'idle';
}

/** What `GET /status` answers. */
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
