import { cacheWithTtl } from '../cache-with-ttl';

const TTL_MS = 1_000;

describe('cacheWithTtl', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('loads once for concurrent callers and again after the TTL', async () => {
    let loads = 0;
    const read = cacheWithTtl(TTL_MS, async () => (loads += 1));
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    jest.advanceTimersByTime(TTL_MS - 1);
    expect(await read()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await read()).toBe(2);
  });

  it('does not cache a failure', async () => {
    let isBroken = true;
    const read = cacheWithTtl(TTL_MS, async () => {
      if (isBroken) throw new Error('broken');
      return 'whole';
    });
    const both = await Promise.allSettled([read(), read()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await read()).toBe('whole');
  });
});
