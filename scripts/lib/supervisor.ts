import { startChild, type Child, type ChildOptions } from './child.ts';
import { ChildEnded } from './wait.ts';

export type Supervisor = {
  /** Starts a program that is to run until the end; when it stops earlier, `failure` rejects. */
  start: (options: ChildOptions) => Child;
  /** Runs a program to its end; rejects when its exit code is not 0. */
  run: (options: ChildOptions) => Promise<void>;
  /** Ends one program on purpose. */
  stop: (child: Child) => Promise<void>;
  stopAll: () => Promise<void>;
  /** Makes `failure` reject. */
  fail: (error: unknown) => void;
  failure: Promise<never>;
};

/** Keeps the programs that a command has started, so that none outlives it. */
export function createSupervisor(): Supervisor {
  // In the order they were started.
  const running = new Set<Child>();
  let rejectFailure: (error: unknown) => void = () => undefined;
  const failure = new Promise<never>((_resolve, reject) => (rejectFailure = reject));
  failure.catch(() => undefined);

  function keep(options: ChildOptions): Child {
    const child = startChild(options);
    running.add(child);
    return child;
  }

  function start(options: ChildOptions): Child {
    const child = keep(options);
    child.exited.then(
      (exit) => running.delete(child) && rejectFailure(new ChildEnded(child, exit)),
      rejectFailure,
    );
    return child;
  }

  async function stop(child: Child): Promise<void> {
    running.delete(child);
    await child.stop();
  }

  return {
    start,
    stop,
    fail: rejectFailure,
    failure,
    async run(options) {
      const child = keep(options);
      const exit = await child.exited.finally(() => running.delete(child));
      if (exit.code !== 0) throw new ChildEnded(child, exit);
    },
    async stopAll() {
      // What writes (the publisher) ends before what it reads from (the CMS).
      for (const child of [...running].reverse()) await stop(child);
    },
  };
}
