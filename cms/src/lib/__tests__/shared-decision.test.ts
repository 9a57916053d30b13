import { createSharedDecision } from '../shared-decision';

describe('createSharedDecision', () => {
  it('makes one decision for those who are there together, and a new one afterwards', async () => {
    const together = createSharedDecision<number>();
    let made = 0;
    const ask = () => together('key', (decide) => decide(async () => (made += 1)));

    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(2);
  });

  it('keeps keys apart, and forgets a key whose work failed', async () => {
    const together = createSharedDecision<string>();
    const failing = together('a', async (decide) => {
      await decide(async () => 'first');
      throw new Error('lost');
    });
    await expect(failing).rejects.toThrow('lost');
    expect(await together('a', (decide) => decide(async () => 'second'))).toBe('second');
    expect(await together('b', (decide) => decide(async () => 'other'))).toBe('other');
  });
});
