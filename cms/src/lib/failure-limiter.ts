import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;

/**
 * Counts failures in the memory of this process, under several keys at once: who fails, and at
 * what. An attempt counts before it is made, so that many at the same time cannot slip through, and
 * is given back when it did not fail.
 */
export function createFailureLimiter(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE });

  async function giveBack(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => limiter.reward(key)));
  }

  return {
    /** Counts one attempt. Answers the seconds to wait when one of the keys is over, else 0. */
    async take(keys: readonly string[]): Promise<number> {
      const taken: string[] = [];
      try {
        for (const key of keys) {
          await limiter.consume(key);
          taken.push(key);
        }
        return 0;
      } catch (refusal) {
        await giveBack(taken);
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    giveBack,
  };
}
