import {
  type BuildPhase,
  type CurrentBuild,
  type PhaseTimes,
  type PublisherStatus,
} from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { CmsUnavailable, CmsRefused } from '../../lib/read-snapshot.ts';
import { unchangedHeldEntries } from '../failures/held-entries.ts';
import type { BuildResult } from '../metrics.ts';
import { describePhases, startPhaseClock } from '../releases/phase-clock.ts';
import {
  ContentChanged,
  createReleaseMaker,
  type MakerOptions,
} from '../releases/release-maker.ts';
import { createDriftClock } from './drift.ts';
import { createFailureTracker } from './failure-tracker.ts';
import type { Pace } from './pace.ts';
import { createQueue, type Demand } from './queue.ts';
import type { StateFile } from './state-file.ts';
import { describeStatus } from './status.ts';

/** Number of consecutive failures with suspect caches after which a build starts from empty caches. */
const COLD_AFTER_FAILURES = 2;
/** Maximum number of builds in a row that may report a CMS outage while the CMS responds. */
const MAX_INTERRUPTIONS = 3;

/** Abort reason of a build that was cancelled on purpose; not a failure. */
class BuildCancelled extends Error {}

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
 * (event, poll, request) it compares revisions and builds only when they differ.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { releases, state, pace, log, source } = options;
  let current: (CurrentBuild & { abort: AbortController }) | undefined;
  let publishing: Promise<void> | undefined;
  let seenRevision: string | undefined;
  let waitingFor: string | undefined;
  let interruptions = 0;
  let pollTimer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** True while the current run was started by the poll timer. */
  let isPollRun = false;
  const drift = createDriftClock();
  const makeRelease = createReleaseMaker(options);
  const failures = createFailureTracker(state, { pace, source });
  const queue = createQueue({ run, quietMs: pace.quietMs, maxWaitMs: pace.maxWaitMs });

  function isLive(revision: string): boolean {
    const live = releases.live();
    const { heldAt } = state.read();
    if (!live) return false;
    if (heldAt !== undefined) return heldAt === revision;
    return live.revision === revision && live.source === source;
  }

  function enqueue(demand: Demand, options?: { isEvent: boolean }): void {
    if (isStopped) return;
    isPollRun = false;
    queue.request(demand, options);
    state.update({ pending: queue.pending() });
  }

  type Live = { phases?: () => PhaseTimes; held?: readonly HeldEntry[] };

  async function activateRelease(
    release: Release,
    startedAt: Date,
    { phases, held = [] }: Live = {},
  ) {
    await releases.activate(release.id);
    await options.content?.promote();
    drift.compare(seenRevision, release.revision);
    const finishedAt = new Date();
    const times = phases?.();
    interruptions = 0;
    state.update({
      heldAt: undefined,
      held: { release: release.id, entries: held },
      failures: 0,
      failed: undefined,
      last: {
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt.toISOString(),
        ok: true,
        phases: times,
      },
    });
    for (const { message } of held)
      log(`Se publicó sin la versión nueva de una entrada: ${message}`);
    const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
    if (times) options.onBuild?.({ isGood: true, phases: times });
    const shares = times ? ` (${describePhases(times)})` : '';
    log(`Publicada la versión ${release.id} en ${seconds} s${shares}.`);
  }

  async function publish(
    before: Snapshot,
    { isFromScratch, held }: { isFromScratch: boolean; held: readonly HeldEntry[] },
  ): Promise<void> {
    const abort = new AbortController();
    const startedAt = new Date();
    const clock = startPhaseClock();
    const { revision } = before;
    const building: typeof current = {
      startedAt: startedAt.toISOString(),
      revision,
      phase: 'build',
      abort,
    };
    const enter = (phase: BuildPhase): void => {
      clock.enter(phase);
      building.phase = phase;
    };
    current = building;
    log('Construyendo el sitio con el contenido publicado…');
    try {
      const made = await makeRelease({
        before,
        held,
        isCold: isFromScratch || state.read().failures >= COLD_AFTER_FAILURES,
        mayRebuild: !failures.hasFailed(revision),
        signal: abort.signal,
        enter,
      });
      seenRevision = made.seenRevision;
      enter('switch');
      await activateRelease(made.release, startedAt, { phases: clock.read, held: made.held });
      if (made.held.some(({ isTransient }) => isTransient)) failures.planRetry(revision);
    } finally {
      current = undefined;
    }
    // The pages may or may not contain what was published while Gatsby was reading.
    if (seenRevision !== revision) enqueue('look', { isEvent: true });
  }

  /** Returns the finished release of a publisher that was killed before activating it. */
  async function findFinished(revision: string): Promise<Release | undefined> {
    const [newest] = await releases.list();
    if (!newest?.isExact || newest.publishedAt) return undefined;
    return newest.revision === revision && newest.source === source ? newest : undefined;
  }

  async function reconcile(demand: Demand, before: Snapshot): Promise<void> {
    const { revision } = before;
    if (demand === 'look') {
      if (isLive(revision) && !failures.isRetryPlanned(revision)) return failures.clear();
      if (failures.isRetryPending(revision)) return;
      const finished = await findFinished(revision);
      if (finished) {
        return activateRelease(finished, new Date(), { held: await options.content?.readHeld() });
      }
    } else {
      failures.clear();
    }
    // A requested build tries all held entries again.
    const held =
      demand === 'look' ? unchangedHeldEntries(state.read().held?.entries ?? [], before) : [];
    publishing = publish(before, { isFromScratch: demand === 'rebuild', held });
    await publishing;
  }

  /** Returns why the CMS is unavailable, according to `error` or to a new request; undefined otherwise. */
  async function outageReason(error: unknown): Promise<string | undefined> {
    try {
      await options.readSnapshot();
    } catch (now) {
      if (now instanceof CmsUnavailable) return now.message;
    }
    if (!(error instanceof CmsUnavailable) || interruptions >= MAX_INTERRUPTIONS) return undefined;
    interruptions += 1;
    return error.message;
  }

  async function handleFailure(error: unknown, revision: string, startedAt: string): Promise<void> {
    if (error instanceof BuildCancelled) return;
    if (error instanceof ContentChanged) return enqueue('look', { isEvent: true });
    waitingFor = await outageReason(error);
    if (waitingFor !== undefined) return log(`Se espera al CMS: ${waitingFor}`);
    const { message, detail } = failures.record(error, { revision, startedAt });
    // A refused request means that nothing was built.
    if (!(error instanceof CmsRefused)) options.onBuild?.({ isGood: false });
    log(`No se publicó: ${message}${detail ? `\n${detail}` : ''}`);
  }

  async function run(demand: Demand): Promise<void> {
    const startedAt = new Date().toISOString();
    let revision = '';
    try {
      const before = await options.readSnapshot();
      revision = before.revision;
      seenRevision = revision;
      waitingFor = undefined;
      drift.compare(revision, releases.live()?.revision);
      await reconcile(demand, before);
    } catch (error) {
      if (!isStopped) await handleFailure(error, revision, startedAt);
    }
    if (isStopped) return;
    // A requested build stays pending until the CMS is back.
    const isStillPending = waitingFor !== undefined && demand !== 'look';
    state.update({ pending: isStillPending ? demand : queue.pending() });
    options.prepare?.();
    schedulePoll(demand);
  }

  function poll(): void {
    const isIdle = !queue.isRunning() && queue.pending() === undefined;
    enqueue('look');
    isPollRun = isIdle;
  }

  function schedulePoll(demand: Demand): void {
    clearTimeout(pollTimer);
    if (waitingFor !== undefined) {
      pollTimer = setTimeout(() => enqueue(demand), pace.cmsRetryMs);
      return;
    }
    const due = state.read().failed?.retryAt;
    const wait = due ? Math.max(0, Date.parse(due) - Date.now()) : Infinity;
    pollTimer = setTimeout(poll, Math.min(pace.pollIntervalMs, wait));
  }

  /** Returns whether a run that was not started by the poll timer is pending or starting. */
  function isAwaited(): boolean {
    if (isPollRun) return false;
    return queue.pending() !== undefined || (queue.isRunning() && !current);
  }

  async function rollback(id: string): Promise<void> {
    const live = releases.live();
    const heldAt = current?.revision ?? seenRevision ?? state.read().heldAt ?? live?.revision;
    await releases.activate(id);
    drift.compare(heldAt, releases.live()?.revision);
    current?.abort.abort(new BuildCancelled());
    queue.clear();
    state.update({ heldAt, pending: undefined, failures: 0, failed: undefined });
    log(`Se regresó a la versión ${id}; se queda así hasta la próxima publicación.`);
  }

  return {
    start: () => enqueue(state.read().pending ?? 'look'),
    async stop() {
      isStopped = true;
      clearTimeout(pollTimer);
      queue.clear();
      current?.abort.abort(new BuildCancelled());
      await publishing?.catch(() => undefined);
    },
    notifyChange: () => enqueue('look', { isEvent: true }),
    publish: ({ isFromScratch } = { isFromScratch: false }) =>
      enqueue(isFromScratch ? 'rebuild' : 'build'),
    rollback,
    status: async () =>
      describeStatus({
        isWaiting: isAwaited(),
        current,
        waitingFor,
        failed: state.read().failed,
        last: state.read().last,
        live: releases.live(),
        releases: await releases.list(),
        behindSince: drift.since(),
        isHeld: state.read().heldAt !== undefined,
        held: state.read().held,
      }),
  };
}
