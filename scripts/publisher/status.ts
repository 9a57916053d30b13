import type { LiveRelease, Release } from './release-store.ts';
import type { LastBuild } from './state-file.ts';

export type CurrentBuild = { startedAt: string; revision: string };

export type PublisherStatus = {
  state: 'idle' | 'waiting' | 'building' | 'failed';
  live?: { release: string; revision: string; publishedAt: string };
  current?: CurrentBuild;
  last?: LastBuild;
  releases: { release: string; revision: string; builtAt: string }[];
};

export type Facts = {
  isWaiting: boolean;
  current: CurrentBuild | undefined;
  problem: string | undefined;
  last: LastBuild | undefined;
  live: LiveRelease | undefined;
  releases: Release[];
};

function stateOf({ current, isWaiting, problem }: Facts): PublisherStatus['state'] {
  if (current) return 'building';
  if (isWaiting) return 'waiting';
  return problem === undefined ? 'idle' : 'failed';
}

/** What `GET /status` answers. */
export function describeStatus(facts: Facts): PublisherStatus {
  const { current, last, live, releases } = facts;
  return {
    state: stateOf(facts),
    live: live && { release: live.id, revision: live.revision, publishedAt: live.publishedAt },
    current: current && { startedAt: current.startedAt, revision: current.revision },
    last,
    releases: releases.map(({ id, revision, builtAt }) => ({ release: id, revision, builtAt })),
  };
}
