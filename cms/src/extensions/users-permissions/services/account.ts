import type { Core } from '@strapi/strapi';

import { rateLimitKey } from '../../../lib/client-address';
import { createFailureLimiter } from '../../../lib/failure-limiter';
import { type Account, isStaff, USER } from '../lib/staff';

export type Attempt =
  { kind: 'accepted'; account: Account } | { kind: 'refused' } | { kind: 'limited'; wait: number };

// Compared with when there is no account, so that both take the same time: bcrypt with the 10
// rounds that Strapi uses, of a random text that nobody kept.
const NO_ACCOUNT = '$2a$10$lOfdtETcR7Kuhz2QPxEXVOKmc1SraGMvIX3qZQJkjmkV86evtZco.';

export default function accountService({ strapi }: { strapi: Core.Strapi }) {
  const limiter = createFailureLimiter(strapi, {
    name: 'sign-in',
    points: strapi.config.get('rate-limits.signIn.failuresPerMinute'),
    seconds: 60,
  });
  const users = () => strapi.plugin('users-permissions').service('user');

  async function findByEmail(email: string): Promise<Account | null> {
    return strapi.db
      .query(USER)
      .findOne({ where: { provider: 'local', email }, populate: ['role'] });
  }

  return {
    /** Tries a password. Only failures count towards the limits of the address and the account. */
    async attempt(email: string, password: string, address: string): Promise<Attempt> {
      const keys = [`address ${rateLimitKey(address)}`, `account ${email}`];
      const wait = await limiter.take(keys);
      if (wait > 0) return { kind: 'limited', wait };
      let hasFailed = false;
      try {
        const account = await findByEmail(email);
        const isRight: boolean = await users().validatePassword(
          password,
          account?.password ?? NO_ACCOUNT,
        );
        hasFailed = !isRight || !isStaff(account);
        return isRight && isStaff(account) ? { kind: 'accepted', account } : { kind: 'refused' };
      } finally {
        if (!hasFailed) await limiter.giveBack(keys);
      }
    },

    async rename(userId: number, name: string): Promise<Account> {
      return users().edit(userId, { name });
    },

    /** Every session of the account ends with its old password. */
    async changePassword(userId: number, password: string): Promise<void> {
      await users().edit(userId, { password });
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
