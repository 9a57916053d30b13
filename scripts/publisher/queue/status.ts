import type { CurrentBuild, PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import { VERSION } from '../../lib/version.ts';
import type { Demand } from './queue.ts';
import type { State } from './state.ts';

type Facts = {
  queued: Demand | undefined;
  live: Release | undefined;
  releases: Release[];
  behindSince: string | undefined;
};

/** Returns the build that is running, until its release is live. */
export function currentBuildOf({ activity }: State): CurrentBuild | undefined {
  const isBuild =
    activity.name === 'building' || (activity.name === 'activating' && activity.isBuild);
  if (!isBuild) return undefined;
  const { revision, startedAt } = activity;
  const phase = activity.name === 'building' ? activity.phase : 'switch';
  return { startedAt: new Date(startedAt).toISOString(), revision, phase };
}

/** Returns the name of the state; polls do not show up in it. */
function nameOf(state: State, queued: Demand | undefined): PublisherStatus['state'] {
  const { activity, saved, waitingFor, isPollRun } = state;
  if (currentBuildOf(state)) return 'building';
  const isAwaited = queued !== undefined || activity.name !== 'idle';
  if ((isAwaited && !isPollRun) || waitingFor !== undefined) return 'waiting';
  // A live release is retried, too, when a held entry may pass the next time.
  return saved.failed && !saved.last?.ok ? 'failed' : 'idle';
}

/** Returns the held entries of the live release, also before its activation is recorded. */
function heldOf({ saved, activity }: State, { id }: Release): readonly HeldEntry[] {
  if (saved.held?.release === id) return saved.held.entries;
  return activity.name === 'activating' ? activity.held : [];
}

/** Returns the response body of `GET /status`. */
export function describeStatus(state: State, facts: Facts): PublisherStatus {
  const { saved, waitingFor } = state;
  const { live, releases, behindSince, queued } = facts;
  return {
    state: nameOf(state, queued),
    live: live && {
      release: live.id,
      revision: live.revision,
      publishedAt: live.publishedAt ?? live.builtAt,
    },
    current: currentBuildOf(state),
    last: saved.last,
    waitingFor,
    retryAt: saved.failed?.retryAt,
    releases: releases.map(({ id, revision, builtAt }) => ({ release: id, revision, builtAt })),
    behindSince,
    isHeld: saved.heldAt !== undefined,
    held: live ? heldOf(state, live) : [],
    version: VERSION,
  };
}
