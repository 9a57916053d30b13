import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, type Child, type ChildOptions } from './child.ts';
import { printError, dim, duration, green, red, print } from './print.ts';
import { messageOf } from './user-error.ts';
import { ChildEnded } from './wait.ts';

/** Delays before each restart; the last one repeats. */
const DELAYS_MS = [2_000, 4_000, 8_000, 16_000, 30_000];
/** Uptime after which the failure count resets. */
const STABLE_MS = 60_000;
/** Every so many consecutive failures, the report includes the last output. */
const MANY_FAILURES = 5;
const SHOWN_LINES = 10;

export type Program = {
  options: ChildOptions;
  /** Resolves when the program is ready; rejects when it does not become ready. */
  waitUntilReady: (child: Child) => Promise<void>;
};

export type Pace = { delaysMs: readonly number[]; stableMs: number };

export type KeptProgram = { stop: () => Promise<void> };

/** Starts a program and restarts it, with growing delays, whenever it ends. */
export function keepRunning(
  { options, waitUntilReady }: Program,
  { delaysMs, stableMs }: Pace = { delaysMs: DELAYS_MS, stableMs: STABLE_MS },
): KeptProgram & { ready: Promise<void> } {
  const { name, logFile } = options;
  const stopping = new AbortController();
  let current: Child | undefined;

  async function launch(appendsLog: boolean): Promise<Child> {
    const child = startChild({ ...options, appendsLog });
    current = child;
    try {
      await waitUntilReady(child);
      return child;
    } catch (error) {
      await child.stop();
      throw error;
    }
  }

  function reportFailure(reason: unknown, failures: number, delayMs: number): void {
    const what = messageOf(reason).replace(/\.$/, '');
    printError(`${red('✗')} ${what}; se inicia otra vez en ${Math.ceil(delayMs / 1000)} s.`);
    if (failures % MANY_FAILURES !== 0) return;
    printError(`  Van ${failures} veces seguidas. Lo último que escribió:`);
    for (const line of current?.tail().slice(-SHOWN_LINES) ?? []) printError(dim(`    ${line}`));
    if (logFile) printError(`  Su registro completo está en ${logFile}`);
  }

  /** Restarts the program whenever it ends, until it is ready again; rejects only when stopped. */
  async function watch(first: Child): Promise<void> {
    let child: Child | undefined = first;
    let reason: unknown;
    for (let failures = 1; ; failures += 1) {
      if (child) {
        const readyAt = Date.now();
        const exit = await child.exited;
        stopping.signal.throwIfAborted();
        if (Date.now() - readyAt >= stableMs) failures = 1;
        reason = new ChildEnded(child, exit);
      }
      const delayMs = delaysMs[Math.min(failures, delaysMs.length) - 1] ?? 0;
      reportFailure(reason, failures, delayMs);
      await sleep(delayMs, undefined, { signal: stopping.signal });
      const startedAt = Date.now();
      child = await launch(true).catch((error: unknown) => {
        stopping.signal.throwIfAborted();
        reason = error;
        return undefined;
      });
      if (!child) continue;
      const took = duration(Date.now() - startedAt);
      print(`${green('✓')} ${name} funciona otra vez ${dim(`(${took})`)}`);
    }
  }

  const launched = launch(false);
  launched.then(
    (child) =>
      watch(child).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error;
      }),
    // `ready` rejects with this error.
    () => undefined,
  );
  return {
    ready: launched.then(() => undefined),
    async stop() {
      stopping.abort();
      await current?.stop();
    },
  };
}
