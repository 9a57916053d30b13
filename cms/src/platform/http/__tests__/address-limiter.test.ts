import type { Core } from '@strapi/strapi';

import { createAddressLimiter } from '../address-limiter';

// SQLite counts in memory; tests/api covers PostgreSQL.
const strapi = { db: { dialect: { client: 'sqlite' } } } as unknown as Core.Strapi;

describe('createAddressLimiter', () => {
  it('refuses an address over its limit per minute and not other addresses', async () => {
    const limiter = createAddressLimiter(strapi, 'tests', { perMinute: 2, perHour: 10 });
    expect([await limiter.consume('10.0.0.1'), await limiter.consume('10.0.0.1')]).toEqual([0, 0]);
    expect(await limiter.consume('10.0.0.1')).toBeGreaterThan(50);
    expect(await limiter.consume('10.0.0.2')).toBe(0);
  });

  it('refuses an address over its limit per hour', async () => {
    const limiter = createAddressLimiter(strapi, 'tests', { perMinute: 10, perHour: 2 });
    await limiter.consume('10.0.0.1');
    await limiter.consume('10.0.0.1');
    expect(await limiter.consume('10.0.0.1')).toBeGreaterThan(3_500);
  });

  it('does not count refunded uses', async () => {
    const limiter = createAddressLimiter(strapi, 'tests', { perMinute: 1, perHour: 1 });
    await limiter.consume('10.0.0.1');
    await limiter.refund('10.0.0.1');
    expect(await limiter.consume('10.0.0.1')).toBe(0);
  });
});
