import type { Core } from '@strapi/strapi';

import { ATTEMPT_LIMITS, type AttemptLimits } from '../../../contracts/session';
import { rateLimitKey } from './ip-address';
import { createRateCounter } from './rate-counter';

type Attempter = { address: string; account?: string };

type Attempt = {
  /** Seconds to wait before the next attempt; 0 when this one is allowed. */
  wait: number;
  /** Uncounts this attempt because it did not fail. Safe to call twice. */
  refund(): Promise<void>;
  /** Uncounts this attempt and exempts this address from the limit of the account. */
  succeed(): Promise<void>;
};

/**
 * Limits failed attempts per address and account, per address, and per account, in that order. An
 * attempt counts before it is made, so that concurrent attempts cannot exceed the limit.
 * @param name separates these counts from those of other limiters
 * @param failures limit per address and account; the other limits are multiples of it
 */
export function createAttemptLimiter(
  strapi: Core.Strapi,
  name: string,
  failures: number,
  limits: Omit<AttemptLimits, 'failures'> = ATTEMPT_LIMITS,
) {
  const { windowSeconds, accountWindowSeconds, perAddress, perAccount, knownSeconds } = limits;
  const counter = (scope: string, points: number, seconds: number) =>
    createRateCounter(strapi, { name: `${name}-${scope}`, points, seconds });
  const pairs = counter('pair', failures, windowSeconds);
  const addresses = counter('address', failures * perAddress, windowSeconds);
  const accounts = counter('account', failures * perAccount, accountWindowSeconds);
  const known = counter('known', 1, knownSeconds);

  return {
    /** Counts one attempt, unless it is over a limit. */
    async consume({ address, account }: Attempter): Promise<Attempt> {
      const from = rateLimitKey(address);
      const pair = `${from} ${account}`;
      const applicable: [typeof pairs, string][] =
        account === undefined
          ? [[addresses, from]]
          : [
              [pairs, pair],
              [addresses, from],
              [accounts, account],
            ];
      const taken: typeof applicable = [];
      const refund = async () => {
        await Promise.all(taken.splice(0).map(([limit, key]) => limit.refund(key)));
      };
      const succeed = async () => {
        await refund();
        if (account !== undefined) await known.remember(pair);
      };
      for (const [limit, key] of applicable) {
        if (limit === accounts && (await known.has(pair))) continue;
        const wait = await limit.consume(key);
        if (wait > 0) {
          await refund();
          return { wait, refund, succeed };
        }
        taken.push([limit, key]);
      }
      return { wait: 0, refund, succeed };
    },
  };
}
