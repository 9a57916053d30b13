import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, type Child, type ChildOptions } from './child.ts';
import { complain, dim, duration, green, red, say } from './log.ts';
import { messageOf } from './user-error.ts';
import { ChildEnded } from './wait.ts';

/** How long to wait before each start; the last one is for all that follow. */
const DELAYS_MS = [2_000, 4_000, 8_000, 16_000, 30_000];
/** A program that worked for this long did not fail because of how it was started. */
const STABLE_MS = 60_000;
/** So many failures in a row are reported with what the program printed last. */
const MANY_FAILURES = 5;
const SHOWN_LINES = 10;

export type Program = {
  options: ChildOptions;
  /** Resolves when the program does its work. */
  waitUntilReady: (child: Child) => Promise<void>;
};

export type Pace = { delaysMs: readonly number[]; stableMs: number };

export type KeptProgram = { stop: () => Promise<void> };

/** A program that is started again, after a growing delay, whenever it ends. */
export function keepRunning(
  { options, waitUntilReady }: Program,
  { delaysMs, stableMs }: Pace = { delaysMs: DELAYS_MS, stableMs: STABLE_MS },
): KeptProgram & { ready: Promise<void> } {
  const { name, logFile } = options;
  const stopping = new AbortController();
  let current: Child | undefined;

  async function launch(appendsLog: boolean): Promise<Child> {
    const child = (current = startChild({ ...options, appendsLog }));
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
    complain(`${red('✗')} ${what}; se inicia otra vez en ${Math.ceil(delayMs / 1000)} s.`);
    if (failures % MANY_FAILURES !== 0) return;
    complain(`  Van ${failures} veces seguidas. Lo último que escribió:`);
    for (const line of current?.tail().slice(-SHOWN_LINES) ?? []) complain(dim(`    ${line}`));
    if (logFile) complain(`  Su registro completo está en ${logFile}`);
  }

  /** Starts it until it is ready; rejects only when it is to stop. */
  async function launchAgain(firstError: unknown, failuresBefore: number) {
    let reason = firstError;
    for (let failures = failuresBefore + 1; ; failures += 1) {
      const delayMs = delaysMs[Math.min(failures, delaysMs.length) - 1] ?? 0;
      reportFailure(reason, failures, delayMs);
      await sleep(delayMs, undefined, { signal: stopping.signal });
      const startedAt = Date.now();
      try {
        const child = await launch(true);
        say(
          `${green('✓')} ${name} funciona otra vez ${dim(`(${duration(Date.now() - startedAt)})`)}`,
        );
        return { child, failures };
      } catch (error) {
        stopping.signal.throwIfAborted();
        reason = error;
      }
    }
  }

  async function watch(first: Child): Promise<void> {
    let [child, failures] = [first, 0];
    for (;;) {
      const readyAt = Date.now();
      const exit = await child.exited;
      stopping.signal.throwIfAborted();
      if (Date.now() - readyAt >= stableMs) failures = 0;
      ({ child, failures } = await launchAgain(new ChildEnded(child, exit), failures));
    }
  }

  const launched = launch(false);
  launched.then(
    (child) =>
      watch(child).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error;
      }),
    // The caller of `ready` is told.
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
