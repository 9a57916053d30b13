import { createDriftClock } from './drift.ts';
import { createFailureMemory } from './failure-memory.ts';
import { stillHeld, type HeldEntry } from './held-entries.ts';
import type { BuildResult } from './metrics.ts';
import type { Pace } from './pace.ts';
import { describePhases, startPhaseClock, type PhaseTimes } from './phase-clock.ts';
import { createQueue, type Demand } from './queue.ts';
import { ContentMoved, createReleaseMaker, type MakerOptions } from './release-maker.ts';
import type { Release } from './release-record.ts';
import { CmsAway, CmsRefused, type Snapshot } from './snapshot.ts';
import type { StateFile } from './state-file.ts';
import { describeStatus, type CurrentBuild, type Phase, type PublisherStatus } from './status.ts';

/** From this many failures in a row that caches may have caused, a build starts without them. */
const COLD_AFTER_FAILURES = 2;
/** A build that says the CMS was away, while it answers us, is believed this often. */
const BELIEVED_INTERRUPTIONS = 3;

/** Why a build was ended on purpose: no failure. */
class BuildCancelled extends Error {}

export type PublisherOptions = MakerOptions & {
  state: StateFile;
  pace: Pace;
  say: (line: string) => void;
  /** Called when a build may come and none runs. */
  prepare?: () => void;
  /** Called when a build has gone live, or has failed. */
  onBuild?: (build: BuildResult) => void;
};

export type Publisher = {
  start: () => void;
  /** Ends the build that runs, and resolves when it is over. */
  stop: () => Promise<void>;
  look: () => void;
  publish: (options?: { isFromScratch: boolean }) => void;
  rollback: (id: string) => Promise<void>;
  status: () => Promise<PublisherStatus>;
};

/**
 * Keeps what is live equal to what the CMS has published. Publishing is a state and not an event:
 * whatever wakes it up, it compares revisions and builds only when they differ.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { releases, state, pace, say, source } = options;
  let current: (CurrentBuild & { abort: AbortController }) | undefined;
  let publishing: Promise<void> | undefined;
  let seenRevision: string | undefined;
  let waitingFor: string | undefined;
  let interruptions = 0;
  let lookTimer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** Nobody asked for what is under way: the look of every minute. */
  let isRoutine = false;
  const drift = createDriftClock();
  const makeRelease = createReleaseMaker(options);
  const failures = createFailureMemory(state, { pace, source });
  const queue = createQueue({ run, quietMs: pace.quietMs, maxWaitMs: pace.maxWaitMs });

  function isLive(revision: string): boolean {
    const live = releases.live();
    const { heldAt } = state.read();
    if (!live) return false;
    if (heldAt !== undefined) return heldAt === revision;
    return live.revision === revision && live.source === source;
  }

  function ask(demand: Demand, options?: { isEvent: boolean }): void {
    if (isStopped) return;
    isRoutine = false;
    queue.ask(demand, options);
    state.update({ pending: queue.pending() });
  }

  type Live = { phases?: () => PhaseTimes; held?: readonly HeldEntry[] };

  async function goLive(release: Release, startedAt: Date, { phases, held = [] }: Live = {}) {
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
      say(`Se publicó sin la versión nueva de una entrada: ${message}`);
    const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
    if (times) options.onBuild?.({ isGood: true, phases: times });
    const shares = times ? ` (${describePhases(times)})` : '';
    say(`Publicada la versión ${release.id} en ${seconds} s${shares}.`);
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
    const enter = (phase: Phase): void => {
      clock.enter(phase);
      building.phase = phase;
    };
    current = building;
    say('Construyendo el sitio con el contenido publicado…');
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
      await goLive(made.release, startedAt, { phases: clock.read, held: made.held });
      if (made.held.some(({ isTransient }) => isTransient)) failures.planRetry(revision);
    } finally {
      current = undefined;
    }
    // What was published while Gatsby was reading may or may not be in the pages.
    if (seenRevision !== revision) ask('look', { isEvent: true });
  }

  /** A release that was finished just before an earlier publisher was killed. */
  async function findFinished(revision: string): Promise<Release | undefined> {
    const [newest] = await releases.list();
    if (!newest?.isExact || newest.publishedAt) return undefined;
    return newest.revision === revision && newest.source === source ? newest : undefined;
  }

  async function reconcile(demand: Demand, before: Snapshot): Promise<void> {
    const { revision } = before;
    if (demand === 'look') {
      if (isLive(revision) && !failures.isRetryPlanned(revision)) return failures.forget();
      if (failures.isTooSoon(revision)) return;
      const finished = await findFinished(revision);
      if (finished) {
        return goLive(finished, new Date(), { held: await options.content?.readHeld() });
      }
    } else {
      failures.forget();
    }
    // Who asks for a build wants to know whether what was bad is good now.
    const held = demand === 'look' ? stillHeld(state.read().held?.entries ?? [], before) : [];
    publishing = publish(before, { isFromScratch: demand === 'rebuild', held });
    await publishing;
  }

  /** Whether the CMS went away, as the one who asked it says or as it turns out now. */
  async function awayReason(error: unknown): Promise<string | undefined> {
    try {
      await options.readSnapshot();
    } catch (now) {
      if (now instanceof CmsAway) return now.message;
    }
    if (!(error instanceof CmsAway) || interruptions >= BELIEVED_INTERRUPTIONS) return undefined;
    interruptions += 1;
    return error.message;
  }

  async function settle(error: unknown, revision: string, startedAt: string): Promise<void> {
    if (error instanceof BuildCancelled) return;
    if (error instanceof ContentMoved) return ask('look', { isEvent: true });
    waitingFor = await awayReason(error);
    if (waitingFor !== undefined) return say(`Se espera al CMS: ${waitingFor}`);
    const { message, detail } = failures.record(error, { revision, startedAt });
    // Otherwise nothing was built.
    if (!(error instanceof CmsRefused)) options.onBuild?.({ isGood: false });
    say(`No se publicó: ${message}${detail ? `\n${detail}` : ''}`);
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
      if (!isStopped) await settle(error, revision, startedAt);
    }
    if (isStopped) return;
    // A build that somebody asked for is still owed to him when the CMS is back.
    const isOwed = waitingFor !== undefined && demand !== 'look';
    state.update({ pending: isOwed ? demand : queue.pending() });
    options.prepare?.();
    planLook(demand);
  }

  function lookByItself(): void {
    const isAlone = !queue.isRunning() && queue.pending() === undefined;
    ask('look');
    isRoutine = isAlone;
  }

  function planLook(demand: Demand): void {
    clearTimeout(lookTimer);
    if (waitingFor !== undefined) {
      lookTimer = setTimeout(() => ask(demand), pace.awayMs);
      return;
    }
    const due = state.read().failed?.retryAt;
    const wait = due ? Math.max(0, Date.parse(due) - Date.now()) : Infinity;
    lookTimer = setTimeout(lookByItself, Math.min(pace.lookEveryMs, wait));
  }

  /** Somebody waits for what he asked for. */
  function isAwaited(): boolean {
    if (isRoutine) return false;
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
    say(`Se regresó a la versión ${id}; se queda así hasta la próxima publicación.`);
  }

  return {
    start: () => ask(state.read().pending ?? 'look'),
    async stop() {
      isStopped = true;
      clearTimeout(lookTimer);
      queue.clear();
      current?.abort.abort(new BuildCancelled());
      await publishing?.catch(() => undefined);
    },
    look: () => ask('look', { isEvent: true }),
    publish: ({ isFromScratch } = { isFromScratch: false }) =>
      ask(isFromScratch ? 'rebuild' : 'build'),
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
