import type { BuildPhase } from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import { createReleaseMaker, type MakerOptions } from '../releases/release-maker.ts';
import type { Event, FinishedRelease, Task } from './state.ts';

type Build = Extract<Task, { type: 'build' }>['request'];

/** Creates the asynchronous work of the publisher: each task resolves with the event that it results in. */
export function createTasks(options: MakerOptions, onPhase: (phase: BuildPhase) => void) {
  const { releases, source, content } = options;
  const makeRelease = createReleaseMaker(options);
  let abort = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  async function findFinished(revision: string): Promise<FinishedRelease | undefined> {
    const [newest] = await releases.list();
    if (!newest?.isExact || newest.publishedAt) return undefined;
    if (newest.revision !== revision || newest.source !== source) return undefined;
    return { release: newest, held: await content.readHeld() };
  }

  async function read(): Promise<Event> {
    const before = await options.readSnapshot();
    const finished = await findFinished(before.revision);
    return { type: 'read', before, live: releases.live(), finished };
  }

  async function build(request: Build): Promise<Event> {
    abort = new AbortController();
    const made = await makeRelease({ ...request, signal: abort.signal, enter: onPhase });
    return { type: 'made', ...made };
  }

  async function activate(release: Release): Promise<Event> {
    await releases.activate(release.id);
    await content.promote();
    return { type: 'activated', release };
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
        return activate(task.release);
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
    cancelBuild: (reason: Error): void => abort.abort(reason),
    /** Resolves when no build and no activation is running. */
    ended: async (): Promise<void> => void (await running),
  };
}
