import { createSingleFlight } from '../single-flight';

describe('createSingleFlight', () => {
  it('shares one result among concurrent calls and computes a new one afterwards', async () => {
    const run = createSingleFlight<number>();
    let computed = 0;
    const call = () => run('key', (decide) => decide(async () => (computed += 1)));

    expect(await Promise.all([call(), call(), call()])).toEqual([1, 1, 1]);
    expect(await call()).toBe(2);
  });

  it('separates keys and drops the result when the work fails', async () => {
    const run = createSingleFlight<string>();
    const failing = run('a', async (decide) => {
      await decide(async () => 'first');
      throw new Error('lost');
    });
    await expect(failing).rejects.toThrow('lost');
    expect(await run('a', (decide) => decide(async () => 'second'))).toBe('second');
    expect(await run('b', (decide) => decide(async () => 'other'))).toBe('other');
  });
});
