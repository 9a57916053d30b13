import type {
  CurrentBuild,
  LastBuild,
  PublisherStatus,
} from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import { VERSION } from '../../lib/version.ts';
import type { FailedBuild, PublisherState } from './state-file.ts';

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
