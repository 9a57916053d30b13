import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import type { MakerOptions } from '../releases/make-request.ts';
import { BuildCancelled } from './on-failed.ts';
import type { Pace } from './pace.ts';
import { type Demand, type PublisherState, readState, writeState } from './state-file.ts';
import type { BuildResult, DemandSource, Effect, Event, State, Task } from './state.ts';
import { currentBuildOf, describeStatus } from './status.ts';
import { step } from './step.ts';
import { createTasks } from './tasks.ts';
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
