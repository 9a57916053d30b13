import type { Core } from '@strapi/strapi';

import { createAddressLimiter } from '../address-limiter';

// With SQLite it counts in memory; tests/api has PostgreSQL.
const strapi = { db: { dialect: { client: 'sqlite' } } } as unknown as Core.Strapi;

describe('createAddressLimiter', () => {
  it('refuses over the limit of a minute, each address on its own', async () => {
    const limiter = createAddressLimiter(strapi, 'tests', { perMinute: 2, perHour: 10 });
    expect([await limiter.take('10.0.0.1'), await limiter.take('10.0.0.1')]).toEqual([0, 0]);
    expect(await limiter.take('10.0.0.1')).toBeGreaterThan(50);
    expect(await limiter.take('10.0.0.2')).toBe(0);
  });

  it('refuses over the limit of an hour', async () => {
    const limiter = createAddressLimiter(strapi, 'tests', { perMinute: 10, perHour: 2 });
    await limiter.take('10.0.0.1');
    await limiter.take('10.0.0.1');
    expect(await limiter.take('10.0.0.1')).toBeGreaterThan(3_500);
  });

  it('gives back what came to nothing', async () => {
    const limiter = createAddressLimiter(strapi, 'tests', { perMinute: 1, perHour: 1 });
    await limiter.take('10.0.0.1');
    await limiter.giveBack('10.0.0.1');
    expect(await limiter.take('10.0.0.1')).toBe(0);
  });
});
