import type { Core } from '@strapi/strapi';

import { ATTEMPT_LIMITS } from '../../contracts/session';
import { rateLimitKey } from './client-address';
import { createRateCounter } from './rate-counter';

/** Who attempts something, and at which account where the request names one. */
type Attempter = { address: string; account?: string };

export type Attempt = {
  /** Seconds to wait before the next attempt; 0 when this one may be made. */
  wait: number;
  /** Stops counting this attempt, which did not fail. */
  giveBack(): Promise<void>;
  /** The same; from now on attempts of others do not keep this address from this account. */
  succeed(): Promise<void>;
};

/**
 * Limits failed attempts: of an address at an account first, then of the address at any account, then
 * at the account from anywhere. An attempt counts before it is made, so that many at the same time
 * cannot slip through. What `name` counts is counted apart from everything else.
 * @param failures how many an address may make at one account; the other limits are multiples of it
 */
export function createAttemptLimiter(strapi: Core.Strapi, name: string, failures: number) {
  const { windowSeconds, accountWindowSeconds, perAddress, perAccount, knownSeconds } =
    ATTEMPT_LIMITS;
  const counter = (what: string, points: number, seconds: number) =>
    createRateCounter(strapi, { name: `${name}-${what}`, points, seconds });
  const pairs = counter('pair', failures, windowSeconds);
  const addresses = counter('address', failures * perAddress, windowSeconds);
  const accounts = counter('account', failures * perAccount, accountWindowSeconds);
  const known = counter('known', 1, knownSeconds);

  return {
    /** Counts one attempt, unless it has to wait. */
    async take({ address, account }: Attempter): Promise<Attempt> {
      const from = rateLimitKey(address);
      const pair = `${from} ${account}`;
      const limits: [typeof pairs, string][] =
        account === undefined
          ? [[addresses, from]]
          : [
              [pairs, pair],
              [addresses, from],
              [accounts, account],
            ];
      const taken: typeof limits = [];
      const giveBack = async () => {
        await Promise.all(taken.splice(0).map(([limit, key]) => limit.giveBack(key)));
      };
      const succeed = async () => {
        await giveBack();
        if (account !== undefined) await known.take(pair);
      };
      for (const [limit, key] of limits) {
        if (limit === accounts && (await known.has(pair))) continue;
        const wait = await limit.take(key);
        if (wait > 0) {
          await giveBack();
          return { wait, giveBack, succeed };
        }
        taken.push([limit, key]);
      }
      return { wait: 0, giveBack, succeed };
    },
  };
}
