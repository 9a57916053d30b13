import type { Core } from '@strapi/strapi';

import { createRateCounter, type RateLimit } from './rate-counter';

/**
 * Counts failures, under several keys at once: who fails, and at what. An attempt counts before it
 * is made, so that many at the same time cannot slip through, and is given back when it did not
 * fail.
 */
export function createFailureLimiter(strapi: Core.Strapi, limit: RateLimit) {
  const counter = createRateCounter(strapi, limit);

  async function giveBack(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => counter.giveBack(key)));
  }

  return {
    /** Counts one attempt. Answers the seconds to wait when one of the keys is over, else 0. */
    async take(keys: readonly string[]): Promise<number> {
      for (const [index, key] of keys.entries()) {
        const wait = await counter.take(key);
        if (wait === 0) continue;
        await giveBack(keys.slice(0, index));
        return wait;
      }
      return 0;
    },
    giveBack,
  };
}
