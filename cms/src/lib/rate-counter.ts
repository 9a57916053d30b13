import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';

import { isDatabaseOutage } from './database-errors';

/** `name` keeps the counts of one limit apart from those of others; `seconds` is its window. */
export type RateLimit = { name: string; points: number; seconds: number };

/** Where the instances of the CMS count together. It holds no address and no account, only hashes. */
export const RATE_TABLE = 'rate_limits';

// Of any length and any characters, and said by strangers.
const fingerprint = (key: string) => createHash('sha256').update(key).digest('base64url');

function countTogether(strapi: Core.Strapi, { name, points, seconds }: RateLimit) {
  return new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: RATE_TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Who was refused once is refused from memory until the window is over.
    inMemoryBlockOnConsumed: points + 1,
  });
}

/**
 * Counts uses under a key: with PostgreSQL those of all instances of the CMS together, with SQLite,
 * which has one, in its memory. A database that is down is an outage as everywhere; any other
 * trouble with the shared counts makes this process count alone, since what the limits guard must
 * not fail for them.
 */
export function createRateCounter(strapi: Core.Strapi, limit: RateLimit) {
  const own = new RateLimiterMemory({
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  });
  const shared = strapi.db.dialect.client === 'postgres' ? countTogether(strapi, limit) : undefined;

  async function ask<T>(question: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    if (!shared) return question(own);
    try {
      return await question(shared);
    } catch (error) {
      if (error instanceof RateLimiterRes || isDatabaseOutage(error)) throw error;
      strapi.log.error(`Rate limit ${limit.name} counts in this process only: ${String(error)}`);
      return question(own);
    }
  }

  return {
    /** Counts one use. Answers the seconds to wait when the key is over its limit, else 0. */
    async take(key: string): Promise<number> {
      try {
        await ask((limiter) => limiter.consume(fingerprint(key)));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    /** Whether anything was counted under the key in its window. */
    async has(key: string): Promise<boolean> {
      const counted = await ask((limiter) => limiter.get(fingerprint(key)));
      return (counted?.consumedPoints ?? 0) > 0;
    },
    /** Takes back one use. During an outage it stays counted until its window is over. */
    async giveBack(key: string): Promise<void> {
      try {
        await ask((limiter) => limiter.reward(fingerprint(key)));
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
      }
    },
  };
}
