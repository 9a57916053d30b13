import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { rateLimitKey } from './client-address';

export type AddressLimits = { perMinute: number; perHour: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Counts what each client address does, in the memory of this process. */
export function createAddressLimiter({ perMinute, perHour }: AddressLimits) {
  // The minute comes first: what it refuses must not use up the hour.
  const limiters = [
    new RateLimiterMemory({ points: perMinute, duration: MINUTE }),
    new RateLimiterMemory({ points: perHour, duration: HOUR }),
  ];

  return {
    /** Counts one use. Answers the seconds to wait when the address is over its limit, else 0. */
    async take(address: string): Promise<number> {
      const key = rateLimitKey(address);
      try {
        for (const limiter of limiters) await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    /** Takes back one use that came to nothing through no fault of the client. */
    async giveBack(address: string): Promise<void> {
      const key = rateLimitKey(address);
      await Promise.all(limiters.map((limiter) => limiter.reward(key)));
    },
  };
}

export type AddressLimiter = ReturnType<typeof createAddressLimiter>;
