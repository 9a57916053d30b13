import { setTimeout as sleep } from 'node:timers/promises';
import { duration } from '../lib/log.ts';

const INTERVAL_MS = 150;
/** Long enough for a build from empty caches on a busy machine. */
const LIMIT_MS = 6 * 60_000;

/** Waits until something holds; fails with what was waited for. Answers how long it took. */
export async function until(
  what: string,
  check: () => Promise<boolean> | boolean,
  limitMs = LIMIT_MS,
): Promise<number> {
  const startedAt = Date.now();
  while (!(await check())) {
    if (Date.now() - startedAt > limitMs) {
      throw new Error(`En ${duration(limitMs)} no se cumplió: ${what}.`);
    }
    await sleep(INTERVAL_MS);
  }
  return Date.now() - startedAt;
}

/** Fails a scenario with a sentence. */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
