import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import type { MakerOptions } from '../releases/release-maker.ts';
import { createDriftClock } from './drift.ts';
import { BuildCancelled } from './on-failed.ts';
import type { Pace } from './pace.ts';
import { createQueue, type Demand } from './queue.ts';
import type { StateFile } from './state-file.ts';
import type { BuildResult, Effect, Event, State, Task } from './state.ts';
import { currentBuildOf, describeStatus } from './status.ts';
import { step } from './step.ts';
import { createTasks } from './tasks.ts';

export type PublisherOptions = MakerOptions & {
  state: StateFile;
  pace: Pace;
  log: (line: string) => void;
  /** Called when no build is running, to prepare the next one. */
  prepare?: () => void;
  /** Called when a build is live or has failed. */
  onBuild?: (build: BuildResult) => void;
};

export type Publisher = {
  start: () => void;
  /** Cancels the current build and resolves when it has ended. */
  stop: () => Promise<void>;
  notifyChange: () => void;
  publish: (options?: { isFromScratch: boolean }) => void;
  rollback: (id: string) => Promise<void>;
  status: () => Promise<PublisherStatus>;
};

/**
 * Creates a publisher, which reconciles the live release with the published content: on every trigger
 * (event, poll, request) it compares revisions and builds only when they differ. `step` decides, this
 * function performs the effects.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { releases, pace, log } = options;
  let state: State = {
    activity: { name: 'idle' },
    saved: options.state.read(),
    interruptions: 0,
    isPollRun: false,
  };
  let timer: NodeJS.Timeout | undefined;
  const drift = createDriftClock();
  const tasks = createTasks(options, (phase) => apply({ type: 'phase-entered', phase }));
  const queue = createQueue({ run, quietMs: pace.quietMs, maxWaitMs: pace.maxWaitMs });

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'enqueue':
        return enqueue(effect.demand, { isEvent: true });
      case 'cancel':
        tasks.cancelBuild(new BuildCancelled());
        return queue.clear();
      case 'compare':
        return drift.compare(effect.published, effect.live);
      case 'report':
        return options.onBuild?.(effect);
      case 'log':
        return log(effect.line);
      case 'rest':
        options.prepare?.();
        clearTimeout(timer);
        timer = setTimeout(
          () => enqueue(effect.demand ?? 'look', { isPoll: !effect.demand }),
          effect.afterMs,
        );
    }
  }

  /** Applies an event with its effects; returns the task whose result is the next event. */
  function apply(event: Event): Task | undefined {
    const context = { now: Date.now(), queued: queue.pending(), settings: options };
    const { state: next, effects, task } = step(state, event, context);
    const isSaved = next.saved !== state.saved;
    state = next;
    if (isSaved) options.state.update(next.saved);
    effects.forEach(perform);
    return task;
  }

  async function run(demand: Demand): Promise<void> {
    let task = apply({ type: 'started', demand });
    while (task) task = apply(await tasks.perform(task));
  }

  function enqueue(demand: Demand, { isEvent = false, isPoll = false } = {}): void {
    if (state.activity.name === 'stopped') return;
    const isOnly = queue.pending() === undefined;
    queue.request(demand, { isEvent });
    apply({ type: 'queued', isPoll: isPoll && isOnly });
  }

  async function rollback(id: string): Promise<void> {
    const { seenRevision, saved } = state;
    const building = currentBuildOf(state)?.revision;
    const heldAt = building ?? seenRevision ?? saved.heldAt ?? releases.live()?.revision;
    await releases.activate(id);
    drift.compare(heldAt, releases.live()?.revision);
    apply({ type: 'rolled-back', release: id, heldAt });
  }

  return {
    start: () => enqueue(state.saved.pending ?? 'look'),
    async stop() {
      apply({ type: 'stopped' });
      clearTimeout(timer);
      await tasks.ended();
    },
    notifyChange: () => enqueue('look', { isEvent: true }),
    publish: ({ isFromScratch } = { isFromScratch: false }) =>
      enqueue(isFromScratch ? 'rebuild' : 'build'),
    rollback,
    async status() {
      const kept = await releases.list();
      return describeStatus(state, {
        queued: queue.pending(),
        live: releases.live(),
        releases: kept,
        behindSince: drift.since(),
      });
    },
  };
}
