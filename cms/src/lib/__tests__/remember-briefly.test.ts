import { rememberBriefly } from '../remember-briefly';

const BRIEFLY = 1_000;

describe('what is remembered briefly', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('is read once for all who ask meanwhile, and anew when its time is over', async () => {
    let times = 0;
    const ask = rememberBriefly(BRIEFLY, async () => (times += 1));
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    jest.advanceTimersByTime(BRIEFLY - 1);
    expect(await ask()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await ask()).toBe(2);
  });

  it('is no failure: the next one reads again', async () => {
    let isBroken = true;
    const ask = rememberBriefly(BRIEFLY, async () => {
      if (isBroken) throw new Error('broken');
      return 'whole';
    });
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await ask()).toBe('whole');
  });
});
