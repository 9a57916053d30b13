import { startChild, type ChildOptions } from './child.ts';
import { keepRunning, type KeptProgram, type Pace, type Program } from './keep-running.ts';
import { ChildEnded } from './wait.ts';

export type Supervisor = {
  /**
   * Starts a program and, once it is ready, starts it again whenever it ends. Rejects when it does
   * not become ready the first time: then something is wrong that another start does not mend.
   */
  keep: (program: Program, pace?: Pace) => Promise<void>;
  /** Runs a program to its end; rejects when its exit code is not 0. */
  run: (options: ChildOptions) => Promise<void>;
  /** Ends all programs, the one started last first. */
  stopAll: () => Promise<void>;
};

/** Keeps the programs that a command has started, so that none outlives it. */
export function createSupervisor(): Supervisor {
  // In the order they were started.
  const running = new Set<KeptProgram>();
  return {
    async keep(program, pace) {
      const kept = keepRunning(program, pace);
      running.add(kept);
      await kept.ready;
    },
    async run(options) {
      const child = startChild(options);
      running.add(child);
      const exit = await child.exited.finally(() => running.delete(child));
      if (exit.code !== 0) throw new ChildEnded(child, exit);
    },
    async stopAll() {
      // What writes (the publisher) ends before what it reads from (the CMS).
      for (const program of [...running].reverse()) await program.stop();
      running.clear();
    },
  };
}
