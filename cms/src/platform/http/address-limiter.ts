import type { Core } from '@strapi/strapi';

import { rateLimitKey } from './ip-address';
import { createRateCounter } from './rate-counter';

type AddressLimits = { perMinute: number; perHour: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits the uses per client address; `name` separates this limit from others. */
export function createAddressLimiter(
  strapi: Core.Strapi,
  name: string,
  { perMinute, perHour }: AddressLimits,
) {
  // The minute comes first: a use that it rejects must not count towards the hour.
  const counters = [
    createRateCounter(strapi, { name: `${name}-minute`, points: perMinute, seconds: MINUTE }),
    createRateCounter(strapi, { name: `${name}-hour`, points: perHour, seconds: HOUR }),
  ];

  return {
    /** Counts one use. Returns the seconds to wait when the address is over its limit, else 0. */
    async consume(address: string): Promise<number> {
      const key = rateLimitKey(address);
      for (const counter of counters) {
        const wait = await counter.consume(key);
        if (wait > 0) return wait;
      }
      return 0;
    },
    /** Uncounts one use that failed through no fault of the client. */
    async refund(address: string): Promise<void> {
      const key = rateLimitKey(address);
      await Promise.all(counters.map((counter) => counter.refund(key)));
    },
  };
}
