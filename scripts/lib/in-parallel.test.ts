import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from './in-parallel.ts';

test('returns results in the order of the items and respects the limit', async () => {
  let running = 0;
  let most = 0;
  const work = async (ms: number): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await sleep(ms);
    running -= 1;
    return ms * 2;
  };
  const results = await inParallel([30, 5, 10], work, 2);
  expect(results).toEqual([60, 10, 20]);
  expect(most).toBe(2);
});

test('starts nothing after a failure and waits for running work', async () => {
  const done: number[] = [];
  const work = async (item: number): Promise<void> => {
    if (item === 0) throw new Error('no');
    await sleep(20);
    done.push(item);
  };
  await expect(inParallel([1, 0, 2, 3], work, 2)).rejects.toThrow('no');
  expect(done).toEqual([1]);
});
