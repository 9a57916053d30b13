import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';

import { isDatabaseOutage } from '../database/database-errors';

/** `name` separates the counts of one limit from those of others; `seconds` is its window. */
type RateLimit = { name: string; points: number; seconds: number };

/** Shared by all CMS instances. Holds hashes only, no addresses or accounts. */
export const RATE_TABLE = 'rate_limits';

// Keys come from clients: any length, any characters.
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

function createSharedLimiter(strapi: Core.Strapi, { name, points, seconds }: RateLimit) {
  return new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: RATE_TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A rejected key is rejected from memory until the window ends.
    inMemoryBlockOnConsumed: points + 1,
  });
}

/**
 * Counts uses per key: across all CMS instances with PostgreSQL, in memory with SQLite (one
 * instance). A database outage is thrown; any other error of the shared counts falls back to counts
 * of this process, so that a defect of the limiter does not block the guarded endpoint.
 */
export function createRateCounter(strapi: Core.Strapi, limit: RateLimit) {
  const local = new RateLimiterMemory({
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  });
  const shared =
    strapi.db.dialect.client === 'postgres' ? createSharedLimiter(strapi, limit) : undefined;

  async function withFallback<T>(call: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    if (!shared) return call(local);
    try {
      return await call(shared);
    } catch (error) {
      if (error instanceof RateLimiterRes || isDatabaseOutage(error)) throw error;
      strapi.log.error(`Rate limit ${limit.name} counts in this process only: ${String(error)}`);
      return call(local);
    }
  }

  return {
    /** Counts one use. Returns the seconds to wait when the key is over its limit, else 0. */
    async consume(key: string): Promise<number> {
      try {
        await withFallback((limiter) => limiter.consume(hashKey(key)));
        return 0;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      }
    },
    /** Counts one use and starts a new window, which `consume` does only after the end of one. */
    async remember(key: string): Promise<void> {
      await withFallback((limiter) => limiter.set(hashKey(key), 1, limit.seconds));
    },
    /** Returns true when a use of the key was counted in its window. */
    async has(key: string): Promise<boolean> {
      const counted = await withFallback((limiter) => limiter.get(hashKey(key)));
      return (counted?.consumedPoints ?? 0) > 0;
    },
    /** Uncounts one use. During an outage it stays counted until its window ends. */
    async refund(key: string): Promise<void> {
      try {
        await withFallback((limiter) => limiter.reward(hashKey(key)));
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
      }
    },
  };
}
