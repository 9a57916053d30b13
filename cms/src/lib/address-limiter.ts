import type { Core } from '@strapi/strapi';

import { rateLimitKey } from './client-address';
import { createRateCounter } from './rate-counter';

export type AddressLimits = { perMinute: number; perHour: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Counts how often each client address uses what is called `name`. */
export function createAddressLimiter(
  strapi: Core.Strapi,
  name: string,
  { perMinute, perHour }: AddressLimits,
) {
  // The minute comes first: what it refuses must not use up the hour.
  const counters = [
    createRateCounter(strapi, { name: `${name}-minute`, points: perMinute, seconds: MINUTE }),
    createRateCounter(strapi, { name: `${name}-hour`, points: perHour, seconds: HOUR }),
  ];

  return {
    /** Counts one use. Answers the seconds to wait when the address is over its limit, else 0. */
    async take(address: string): Promise<number> {
      const key = rateLimitKey(address);
      for (const counter of counters) {
        const wait = await counter.take(key);
        if (wait > 0) return wait;
      }
      return 0;
    },
    /** Takes back one use that came to nothing through no fault of the client. */
    async giveBack(address: string): Promise<void> {
      const key = rateLimitKey(address);
      await Promise.all(counters.map((counter) => counter.giveBack(key)));
    },
  };
}
