import { setTimeout as sleep } from 'node:timers/promises';
import { duration } from '../lib/print.ts';

const INTERVAL_MS = 150;
/** Long enough for a build from empty caches on a busy machine. */
const LIMIT_MS = 6 * 60_000;

/** Polls until `check` is true; returns the elapsed milliseconds. @throws with `what` after `limitMs` */
export async function until(
  what: string,
  check: () => Promise<boolean> | boolean,
  { limitMs = LIMIT_MS, intervalMs = INTERVAL_MS } = {},
): Promise<number> {
  const startedAt = Date.now();
  while (!(await check())) {
    if (Date.now() - startedAt > limitMs) {
      throw new Error(`En ${duration(limitMs)} no se cumplió: ${what}.`);
    }
    await sleep(intervalMs);
  }
  return Date.now() - startedAt;
}

/** @throws an Error with the message `otherwise` unless the condition holds */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
