import type { Core } from '@strapi/strapi';

import { formatWait } from '../../../../contracts/session';
import { createAttemptLimiter } from '../attempt-limiter';

// SQLite counts in memory; tests/api covers PostgreSQL.
const strapi = { db: { dialect: { client: 'sqlite' } } } as unknown as Core.Strapi;
const account = 'ana@example.test';
const DAY_MS = 24 * 60 * 60_000;

describe('createAttemptLimiter', () => {
  const create = (failures: number) => {
    const limiter = createAttemptLimiter(strapi, 'tests', failures);
    const wait = async (address: string, of?: string) =>
      (await limiter.consume({ address, account: of })).wait;
    return { limiter, wait };
  };

  it('blocks an address for one account for five minutes, and later for all accounts', async () => {
    const { wait } = create(2);
    expect([await wait('10.0.0.1', account), await wait('10.0.0.1', account)]).toEqual([0, 0]);
    expect(await wait('10.0.0.1', account)).toBeGreaterThan(290);
    expect(await wait('10.0.0.2', account)).toBe(0);
    for (let i = 0; i < 6; i += 1) expect(await wait('10.0.0.1', `${i}@example.test`)).toBe(0);
    expect(await wait('10.0.0.1', 'otra@example.test')).toBeGreaterThan(0);
    expect(await wait('10.0.0.1')).toBeGreaterThan(0);
  });

  it('blocks an account for an hour, except for an address that succeeded before', async () => {
    const { limiter, wait } = create(1);
    const home = '10.0.9.9';
    await (await limiter.consume({ address: home, account })).succeed();
    for (let i = 0; i < 20; i += 1) expect(await wait(`10.0.0.${i}`, account)).toBe(0);
    expect(await wait('10.0.1.1', account)).toBeGreaterThan(3_500);
    const attempt = await limiter.consume({ address: home, account });
    expect(attempt.wait).toBe(0);
    await attempt.succeed();
    expect(await wait(home, account)).toBe(0);
  });

  it('exempts an address for two weeks after its last success', async () => {
    jest.useFakeTimers();
    try {
      const { limiter, wait } = create(1);
      const home = '10.0.9.9';
      const succeed = async () => (await limiter.consume({ address: home, account })).succeed();
      await succeed();
      jest.advanceTimersByTime(13 * DAY_MS);
      await succeed();
      jest.advanceTimersByTime(2 * DAY_MS);
      for (let i = 0; i < 20; i += 1) expect(await wait(`10.0.0.${i}`, account)).toBe(0);
      expect(await wait('10.0.1.1', account)).toBeGreaterThan(0);
      expect(await wait(home, account)).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not count refunded attempts, even when they are refunded twice', async () => {
    const { limiter, wait } = create(1);
    for (let i = 0; i < 3; i += 1) {
      const attempt = await limiter.consume({ address: '10.0.0.1', account });
      expect(attempt.wait).toBe(0);
      await attempt.refund();
      await attempt.refund();
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
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(formatWait(seconds)).toBe(text);
  });
});
