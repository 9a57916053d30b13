import { startChild, type ChildOptions } from './child.ts';
import { keepRunning, type KeptProgram, type Pace, type Program } from './keep-running.ts';
import { ChildEnded } from './wait.ts';

/** The programs that a command starts, so that none outlives it. */
export class Supervisor {
  /** In start order. */
  private readonly running = new Set<KeptProgram>();

  /**
   * Starts a program and, once it is ready, restarts it whenever it ends. Rejects when it does not
   * become ready the first time, since a restart would not help.
   */
  async keep(program: Program, pace?: Pace): Promise<void> {
    const kept = keepRunning(program, pace);
    this.running.add(kept);
    await kept.ready;
  }

  /** Runs a program to completion; rejects when its exit code is not 0. */
  async run(options: ChildOptions): Promise<void> {
    const child = startChild(options);
    this.running.add(child);
    const exit = await child.exited.finally(() => this.running.delete(child));
    if (exit.code !== 0) throw new ChildEnded(child, exit);
  }

  /** Ends all programs in reverse order of their start. */
  async stopAll(): Promise<void> {
    // The publisher ends before the CMS that it reads from.
    for (const program of [...this.running].reverse()) await program.stop();
    this.running.clear();
  }
}
