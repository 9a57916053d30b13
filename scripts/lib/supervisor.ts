import { startChild, type ChildOptions } from './child.ts';
import { keepRunning, type KeptProgram, type Pace, type Program } from './keep-running.ts';
import { ChildEnded } from './wait.ts';

export type Supervisor = {
  /**
   * Starts a program and, once it is ready, restarts it whenever it ends. Rejects when it does not
   * become ready the first time, since a restart would not help.
   */
  keep: (program: Program, pace?: Pace) => Promise<void>;
  /** Runs a program to completion; rejects when its exit code is not 0. */
  run: (options: ChildOptions) => Promise<void>;
  /** Ends all programs in reverse order of their start. */
  stopAll: () => Promise<void>;
};

/** Creates a supervisor of the programs that a command starts, so that none outlives it. */
export function createSupervisor(): Supervisor {
  // In start order.
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
      // The publisher ends before the CMS that it reads from.
      for (const program of [...running].reverse()) await program.stop();
      running.clear();
    },
  };
}
