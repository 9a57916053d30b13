import type { Core } from '@strapi/strapi';

import { formatWait } from '../../../contracts/session';
import { createAttemptLimiter } from '../attempt-limiter';

// With SQLite it counts in memory; tests/api has PostgreSQL.
const strapi = { db: { dialect: { client: 'sqlite' } } } as unknown as Core.Strapi;
const account = 'ana@example.test';

describe('createAttemptLimiter', () => {
  const create = (failures: number) => {
    const limiter = createAttemptLimiter(strapi, 'tests', failures);
    const wait = async (address: string, of?: string) =>
      (await limiter.take({ address, account: of })).wait;
    return { limiter, wait };
  };

  it('stops an address at one account for five minutes, and at others later', async () => {
    const { wait } = create(2);
    expect([await wait('10.0.0.1', account), await wait('10.0.0.1', account)]).toEqual([0, 0]);
    expect(await wait('10.0.0.1', account)).toBeGreaterThan(290);
    expect(await wait('10.0.0.2', account)).toBe(0);
    for (let i = 0; i < 6; i += 1) expect(await wait('10.0.0.1', `${i}@example.test`)).toBe(0);
    expect(await wait('10.0.0.1', 'otra@example.test')).toBeGreaterThan(0);
    expect(await wait('10.0.0.1')).toBeGreaterThan(0);
  });

  it('stops an account for an hour, but not at an address that succeeded before', async () => {
    const { limiter, wait } = create(1);
    const home = '10.0.9.9';
    await (await limiter.take({ address: home, account })).succeed();
    for (let i = 0; i < 20; i += 1) expect(await wait(`10.0.0.${i}`, account)).toBe(0);
    expect(await wait('10.0.1.1', account)).toBeGreaterThan(3_500);
    const attempt = await limiter.take({ address: home, account });
    expect(attempt.wait).toBe(0);
    await attempt.succeed();
    expect(await wait(home, account)).toBe(0);
  });

  it('does not count what is given back, however often', async () => {
    const { limiter, wait } = create(1);
    for (let i = 0; i < 3; i += 1) {
      const attempt = await limiter.take({ address: '10.0.0.1', account });
      expect(attempt.wait).toBe(0);
      await attempt.giveBack();
      await attempt.giveBack();
    }
    expect(await wait('10.0.0.1', account)).toBe(0);
    expect(await wait('10.0.0.1', account)).toBeGreaterThan(0);
  });
});

describe('formatWait', () => {
  it.each([
    [1, '1 segundo'],
    [59, '59 segundos'],
    [60, '1 minuto'],
    [61, '2 minutos'],
    [3_600, '60 minutos'],
  ])('says %d seconds as %s', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });
});
