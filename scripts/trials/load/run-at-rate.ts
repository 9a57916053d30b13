import { setTimeout as sleep } from 'node:timers/promises';

const TICK_MS = 5;

/**
 * Starts `work` at a constant rate, whether or not earlier calls have ended, since visitors do not wait
 * for each other. Passes to each call by how many milliseconds it started late. Returns all results in
 * order, or rejects with the first error after the last call has started.
 */
export async function runAtRate<T>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  work: (late: number) => Promise<T>,
): Promise<T[]> {
  const startedAt = performance.now();
  const results: Promise<T>[] = [];
  const total = perSecond * seconds;
  while (results.length < total) {
    const passed = performance.now() - startedAt;
    const due = Math.min(total, Math.floor((passed * perSecond) / 1000) + 1);
    while (results.length < due) {
      const result = work(passed - (results.length * 1000) / perSecond);
      // `Promise.all` below reports the error; until then Node would end the process.
      result.catch(() => undefined);
      results.push(result);
    }
    await sleep(TICK_MS);
  }
  return Promise.all(results);
}
