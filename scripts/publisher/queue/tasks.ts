import type { Release } from '@tequiora/cms/contracts/release.ts';
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import { startPhaseClock } from '../releases/phase-clock.ts';
import { createReleaseMaker, type MakerOptions } from '../releases/release-maker.ts';
import type { Event, FinishedRelease, Task } from './state.ts';

type Build = Extract<Task, { type: 'build' }>['request'];

/** Creates the asynchronous work of the publisher: each task resolves with the event that it results in. */
export function createTasks(
  options: MakerOptions,
  onPhase: (phase: Extract<Event, { type: 'phase-entered' }>['phase']) => void,
) {
  const { releases, source, content } = options;
  const makeRelease = createReleaseMaker(options);
  let clock: ReturnType<typeof startPhaseClock> | undefined;
  let abort = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  async function findFinished(revision: string): Promise<FinishedRelease | undefined> {
    const [newest] = await releases.list();
    if (!newest?.isExact || newest.publishedAt) return undefined;
    if (newest.revision !== revision || newest.source !== source) return undefined;
    return { release: newest, held: (await content?.readHeld()) ?? [] };
  }

  async function read(): Promise<Event> {
    const before = await options.readSnapshot();
    const finished = await findFinished(before.revision);
    return { type: 'read', before, live: releases.live(), finished };
  }

  async function build(request: Build): Promise<Event> {
    abort = new AbortController();
    const times = (clock = startPhaseClock());
    const made = await makeRelease({
      ...request,
      signal: abort.signal,
      enter(phase) {
        times.enter(phase);
        onPhase(phase);
      },
    });
    return { type: 'made', ...made };
  }

  async function activate(release: Release): Promise<Event> {
    clock?.enter('switch');
    await releases.activate(release.id);
    await content?.promote();
    const phases = clock?.read();
    clock = undefined;
    return { type: 'activated', release, phases };
  }

  async function diagnose(): Promise<Event> {
    try {
      await options.readSnapshot();
    } catch (error) {
      if (error instanceof CmsUnavailable) return { type: 'diagnosed', outage: error.message };
    }
    return { type: 'diagnosed' };
  }

  function wait(work: Promise<Event>): Promise<Event> {
    running = work.catch(() => undefined);
    return work;
  }

  function start(task: Task): Promise<Event> {
    switch (task.type) {
      case 'read':
        return read();
      case 'build':
        return wait(build(task.request));
      case 'activate':
        return wait(activate(task.release));
      case 'diagnose':
        return diagnose();
    }
  }

  return {
    perform: (task: Task): Promise<Event> =>
      start(task).catch((error: unknown) => {
        clock = undefined;
        return { type: 'failed', error };
      }),
    cancelBuild: (reason: Error): void => abort.abort(reason),
    /** Resolves when no build and no activation is running. */
    ended: async (): Promise<void> => void (await running),
  };
}
