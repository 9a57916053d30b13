import type { PublisherStatus, CurrentBuild } from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import { VERSION } from '../../lib/version.ts';
import type { MakerOptions } from '../releases/make-request.ts';
import { BuildCancelled } from './on-failed.ts';
import type { Pace } from './pace.ts';
import { type Demand, type PublisherState, readState, writeState } from './state-file.ts';
import type { BuildResult, DemandSource, Effect, Event, State, Task } from './state.ts';
import { step } from './step.ts';
import { createTasks } from './tasks.ts';

/** Returns the build that is running, until its release is live. */
function currentBuildOf({ activity }: State): CurrentBuild | undefined {
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
function describeStatus(
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

export type PublisherOptions = MakerOptions & {
  stateFile: string;
  pace: Pace;
  log: (line: string) => void;
  /** Called when no build is running, to prepare the next one. */
  prepare?: () => void;
  /** Called when a build is live or has failed. */
  onBuild?: (build: BuildResult) => void;
};

/**
 * Creates a publisher, which reconciles the live release with the published content: on every trigger
 * (event, poll, request) it compares revisions and builds only when they differ. `step` decides, this
 * function performs the effects.
 */
export function createPublisher(options: PublisherOptions) {
  const { releases, content, log } = options;
  let state: State = {
    activity: { name: 'idle' },
    saved: recoverState(readState(options.stateFile), options),
    interruptions: 0,
    isPollRun: false,
  };
  let runTimer: NodeJS.Timeout | undefined;
  let restTimer: NodeJS.Timeout | undefined;
  const tasks = createTasks(options, (phase) => apply({ type: 'phase-entered', phase }));

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'wake':
        clearTimeout(runTimer);
        runTimer = setTimeout(() => void run(), Math.max(0, effect.at - Date.now()));
        return;
      case 'cancel':
        clearTimeout(runTimer);
        return tasks.cancel(new BuildCancelled());
      case 'report':
        return options.onBuild?.(effect);
      case 'log':
        return log(effect.line);
      case 'scheduleNextPoll':
        options.prepare?.();
        clearTimeout(restTimer);
        restTimer = setTimeout(
          () => request(effect.demand ?? 'check', effect.demand ? 'request' : 'poll'),
          effect.afterMs,
        );
    }
  }

  /** Applies an event with its effects; returns the task whose result is the next event. */
  function apply(event: Event): Task | undefined {
    const context = { now: Date.now(), settings: options };
    const { state: next, effects, task } = step(state, event, context);
    const isSaved = next.saved !== state.saved;
    state = next;
    if (isSaved) writeState(options.stateFile, next.saved);
    effects.forEach(perform);
    return task;
  }

  async function run(): Promise<void> {
    let task = apply({ type: 'woke' });
    while (task) task = apply(await tasks.perform(task));
  }

  function request(demand: Demand, source: DemandSource): void {
    apply({ type: 'requested', demand, source });
  }

  function rollback(id: string): Promise<void> {
    // What is published from now on is a change after the rollback.
    const current = options.readSnapshot().catch(() => undefined);
    return tasks.switchRelease(async () => {
      await releases.activate(id);
      const held = content.readHeldOf(id) ?? [];
      const { seenRevision, saved } = state;
      const building = currentBuildOf(state)?.revision;
      const heldRevision =
        building ?? seenRevision ?? saved.heldRevision ?? releases.live()?.revision;
      apply({
        type: 'rolled-back',
        release: id,
        held,
        heldRevision,
        live: releases.live()?.revision,
      });
      // Not awaited: the CMS may be down. Then the first read after the outage decides.
      void current.then((snapshot) => {
        if (snapshot) apply({ type: 'hold-read', revision: snapshot.revision });
      });
    });
  }

  return {
    start: () => request(state.saved.pending ?? 'check', 'request'),
    /** Cancels the current build and resolves when it has ended. */
    async stop(): Promise<void> {
      apply({ type: 'stopped' });
      clearTimeout(restTimer);
      await tasks.ended();
    },
    notifyChange: () => request('check', 'event'),
    publish: ({ isFromScratch } = { isFromScratch: false }) =>
      request(isFromScratch ? 'rebuild' : 'build', 'request'),
    rollback,
    async status(): Promise<PublisherStatus> {
      const kept = await releases.list();
      return describeStatus(state, releases.live(), kept);
    },
  };
}

export type Publisher = ReturnType<typeof createPublisher>;

/**
 * Returns the saved state with what a publisher could not save that was killed after it had switched
 * the release: the entries that the live release holds back, and a rollback to it.
 */
function recoverState(
  saved: PublisherState,
  { releases, content }: Pick<MakerOptions, 'releases' | 'content'>,
): PublisherState {
  const live = releases.live();
  if (!live) return saved;
  const isHeldKnown = saved.held?.release === live.id;
  const entries = isHeldKnown ? undefined : content.readHeldOf(live.id);
  const known = entries ? { ...saved, held: { release: live.id, entries } } : saved;
  if (saved.heldRevision !== undefined || !releases.isRolledBack()) return known;
  // What was requested before the rollback must not undo it.
  return { ...known, heldRevision: live.revision, holdsNextRead: true, pending: undefined };
}
