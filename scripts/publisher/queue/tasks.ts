import type { BuildPhase } from '@tequiora/cms/contracts/publisher.ts';
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import type { MakerOptions } from '../releases/make-request.ts';
import { createReleaseMaker } from '../releases/release-maker.ts';
import type { Event, FinishedRelease, Task } from './state.ts';

type Activation = Extract<Task, { type: 'activate' }>;
type Build = Extract<Task, { type: 'build' }>['request'];

/** Creates the asynchronous work of the publisher: each task resolves with the event that it results in. */
export function createTasks(options: MakerOptions, onPhase: (phase: BuildPhase) => void) {
  const { releases, source, content } = options;
  const makeRelease = createReleaseMaker(options);
  let abort = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let switching: Promise<unknown> = Promise.resolve();

  /** Runs what changes the live release, one after the other, up to the end of its pruning. */
  function switchRelease<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = switching.then(work);
    switching = result.catch(() => undefined);
    return result;
  }

  async function findFinished(revision: string): Promise<FinishedRelease | undefined> {
    // Releases of a search only show which entry stops the builds.
    if (content.isSearching()) return undefined;
    const [newest] = await releases.list();
    if (!newest?.isExact || newest.publishedAt) return undefined;
    if (newest.revision !== revision || newest.source !== source) return undefined;
    return { release: newest, held: await content.readHeld() };
  }

  async function read(): Promise<Event> {
    abort = new AbortController();
    const { signal } = abort;
    const before = await options.readSnapshot();
    const finished = await findFinished(before.revision);
    // What was read before a rollback is outdated.
    signal.throwIfAborted();
    return { type: 'read', before, live: releases.live(), finished };
  }

  async function build(request: Build): Promise<Event> {
    const made = await makeRelease({ ...request, signal: abort.signal, enter: onPhase });
    return { type: 'made', ...made };
  }

  async function activate({ release, held }: Activation): Promise<Event> {
    const { signal } = abort;
    return switchRelease(async () => {
      signal.throwIfAborted();
      const kept = (await releases.list()).map(({ id }) => id);
      await content.keep(release.id, held, kept);
      await releases.activate(release.id);
      await content.endSearch();
      return { type: 'activated', release };
    });
  }

  async function diagnose(): Promise<Event> {
    try {
      await options.readSnapshot();
    } catch (error) {
      if (error instanceof CmsUnavailable) return { type: 'diagnosed', outage: error.message };
    }
    return { type: 'diagnosed' };
  }

  function start(task: Task): Promise<Event> {
    switch (task.type) {
      case 'read':
        return read();
      case 'build':
        return build(task.request);
      case 'activate':
        return activate(task);
      case 'diagnose':
        return diagnose();
    }
  }

  return {
    perform(task: Task): Promise<Event> {
      const result = start(task).catch((error: unknown): Event => ({ type: 'failed', error }));
      if (task.type === 'build' || task.type === 'activate') running = result;
      return result;
    },
    switchRelease,
    /** Cancels the run: its build, or its activation if that has not started. */
    cancel: (reason: Error): void => abort.abort(reason),
    /** Resolves when no build and no activation is running. */
    ended: async (): Promise<void> => void (await running),
  };
}
