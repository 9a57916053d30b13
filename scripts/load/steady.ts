import { setTimeout as sleep } from 'node:timers/promises';

const TICK_MS = 5;

/**
 * Begins `perSecond` pieces of work a second, evenly, whether the earlier ones have ended or not:
 * visitors do not wait for each other. Answers the results of all, in order. The work is told how
 * many milliseconds after its time it began.
 */
export async function steadily<T>(
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
      results.push(work(passed - (results.length * 1000) / perSecond));
    }
    await sleep(TICK_MS);
  }
  return Promise.all(results);
}
