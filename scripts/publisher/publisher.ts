import { messageOf } from '../lib/user-error.ts';
import type { Build } from './builder.ts';
import { nextLookIn, type Pace } from './pace.ts';
import { createQueue, type Demand } from './queue.ts';
import type { ReleaseStore } from './release-store.ts';
import { CmsUnreachable } from './revision.ts';
import type { StateFile } from './state-file.ts';
import { describeStatus, type CurrentBuild, type PublisherStatus } from './status.ts';

/** From this many failures in a row on, a build starts from empty caches: they may be the cause. */
const COLD_AFTER_FAILURES = 2;

/** Why a build was ended on purpose: no failure. */
class BuildCancelled extends Error {}

export type PublisherOptions = {
  readRevision: () => Promise<string>;
  build: Build;
  /** The files of a finished build that are to be released; rejects when it may not go live. */
  inspect: (publicDir: string) => Promise<string[]>;
  releases: ReleaseStore;
  state: StateFile;
  /** Hash of the site's sources and settings: another one means that the site must be rebuilt. */
  source: string;
  pace: Pace;
  say: (line: string) => void;
  onBuildLine?: (line: string) => void;
};

export type Publisher = {
  start: () => void;
  stop: () => void;
  look: () => void;
  publish: () => void;
  rollback: (id: string) => Promise<void>;
  status: () => Promise<PublisherStatus>;
};

/**
 * Keeps what is live equal to what the CMS has published. Publishing is a state and not an event:
 * whatever wakes it up, it compares revisions and builds only when they differ.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { releases, state, pace, say } = options;
  let current: (CurrentBuild & { abort: AbortController }) | undefined;
  let seenRevision: string | undefined;
  let problem: string | undefined;
  let failed: { revision: string; retryAt: number } | undefined;
  let lookTimer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const queue = createQueue({ run, quietMs: pace.quietMs, maxWaitMs: pace.maxWaitMs });

  function isLive(revision: string): boolean {
    const live = releases.live();
    const { heldAt } = state.read();
    if (!live) return false;
    if (heldAt !== undefined) return heldAt === revision;
    return live.revision === revision && live.source === options.source;
  }

  function ask(demand: Demand, options?: { isEvent: boolean }): void {
    if (isStopped) return;
    queue.ask(demand, options);
    state.update({ pending: queue.pending() });
  }

  // Draft saves wake the publisher too: they must not repeat a build that is known to fail.
  function isTooSoon(revision: string): boolean {
    return failed?.revision === revision && Date.now() < failed.retryAt;
  }

  async function makeRelease(revision: string): Promise<void> {
    const abort = new AbortController();
    const startedAt = new Date();
    current = { startedAt: startedAt.toISOString(), revision, abort };
    say('Construyendo el sitio con el contenido publicado…');
    try {
      const publicDir = await options.build({
        isCold: state.read().failures >= COLD_AFTER_FAILURES,
        signal: abort.signal,
        onLine: (line) => options.onBuildLine?.(line),
      });
      const files = await options.inspect(publicDir);
      const release = await releases.create({ publicDir, files, revision, source: options.source });
      abort.signal.throwIfAborted();
      await releases.activate(release.id);
      const finishedAt = new Date();
      state.update({
        heldAt: undefined,
        failures: 0,
        last: { startedAt: current.startedAt, finishedAt: finishedAt.toISOString(), ok: true },
      });
      const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
      say(`Publicada la versión ${release.id} en ${seconds} s.`);
    } finally {
      current = undefined;
    }
  }

  function recordFailure(error: unknown, startedAt: string): void {
    problem = messageOf(error);
    const isBuildFailure = !(error instanceof CmsUnreachable);
    const failures = state.read().failures + (isBuildFailure ? 1 : 0);
    const finishedAt = new Date().toISOString();
    state.update({ failures, last: { startedAt, finishedAt, ok: false, error: problem } });
    const wait = nextLookIn(pace, { isUnreachable: !isBuildFailure, failures });
    if (isBuildFailure && seenRevision !== undefined) {
      failed = { revision: seenRevision, retryAt: Date.now() + wait };
    }
    planLook(wait);
    say(`No se publicó: ${problem}`);
  }

  async function reconcile(demand: Demand): Promise<void> {
    const revision = await options.readRevision();
    seenRevision = revision;
    if (demand === 'look' && isTooSoon(revision)) return;
    if (demand === 'build' || !isLive(revision)) {
      await makeRelease(revision);
      // What was published while Gatsby was reading may or may not be in the pages.
      seenRevision = await options.readRevision();
      if (seenRevision !== revision) ask('look', { isEvent: true });
    }
    problem = undefined;
    failed = undefined;
    planLook(pace.lookEveryMs);
  }

  async function run(demand: Demand): Promise<void> {
    const startedAt = new Date().toISOString();
    try {
      await reconcile(demand);
    } catch (error) {
      if (isStopped) return;
      if (error instanceof BuildCancelled) planLook(pace.lookEveryMs);
      else recordFailure(error, startedAt);
    }
    if (!isStopped) state.update({ pending: queue.pending() });
  }

  function planLook(wait: number): void {
    clearTimeout(lookTimer);
    if (!isStopped) lookTimer = setTimeout(() => ask('look'), wait);
  }

  async function rollback(id: string): Promise<void> {
    const live = releases.live();
    const heldAt = current?.revision ?? seenRevision ?? state.read().heldAt ?? live?.revision;
    await releases.activate(id);
    current?.abort.abort(new BuildCancelled());
    queue.clear();
    problem = undefined;
    failed = undefined;
    state.update({ heldAt, pending: undefined, failures: 0 });
    say(`Se regresó a la versión ${id}; se queda así hasta la próxima publicación.`);
  }

  return {
    start: () => ask(state.read().pending ?? 'look'),
    stop() {
      isStopped = true;
      clearTimeout(lookTimer);
      queue.clear();
      current?.abort.abort(new BuildCancelled());
    },
    look: () => ask('look', { isEvent: true }),
    publish: () => ask('build'),
    rollback,
    status: async () =>
      describeStatus({
        isWaiting: queue.pending() !== undefined || (queue.isRunning() && !current),
        current,
        problem,
        last: state.read().last,
        live: releases.live(),
        releases: await releases.list(),
      }),
  };
}
