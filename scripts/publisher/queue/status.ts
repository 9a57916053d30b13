import type { CurrentBuild, PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import { VERSION } from '../../lib/version.ts';
import type { State } from './state.ts';

/** Returns the build that is running, until its release is live. */
export function currentBuildOf({ activity }: State): CurrentBuild | undefined {
  if (!('clock' in activity) || !activity.clock) return undefined;
  const { revision, startedAt, clock } = activity;
  return { startedAt: new Date(startedAt).toISOString(), revision, phase: clock.phase };
}

/** Returns the name of the state; polls do not show up in it. */
function nameOf(state: State): PublisherStatus['state'] {
  const { activity, pending, saved, waitingFor, isPollRun } = state;
  if (currentBuildOf(state)) return 'building';
  const isAwaited = pending !== undefined || activity.name !== 'idle';
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
export function describeStatus(
  state: State,
  live: Release | undefined,
  releases: Release[],
): PublisherStatus {
  const { saved, waitingFor, driftSince } = state;
  return {
    state: nameOf(state),
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
    driftSince,
    isHeld: saved.heldRevision !== undefined,
    held: live ? heldOf(state, live) : [],
    failedAttempts: saved.failedAttempts ?? [],
    version: VERSION,
  };
}
