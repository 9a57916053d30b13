import type { Core } from '@strapi/strapi';

import type { ProfileRequest } from '../../../../contracts/session';
import { DUMMY_PASSWORD_HASH } from '../../../features/accounts/server/dummy-password-hash';
import { createAttemptLimiter } from '../../../platform/http/attempt-limiter';
import { serviceOf } from '../../../platform/strapi/service-of';
import { type Account, findAccount, isStaff } from '../lib/staff';

type Attempt =
  | { kind: 'accepted'; account: Account }
  | { kind: 'refused' }
  | { kind: 'limited'; wait: number };

type Profile = ProfileRequest['data'];

type Users = {
  validatePassword(password: string, hash: string): Promise<boolean>;
  edit(userId: number, changes: Partial<Profile> & { password?: string }): Promise<Account>;
};

export default function accountService({ strapi }: { strapi: Core.Strapi }) {
  const failures: number = strapi.config.get('rate-limits.signIn.failures');
  const limiter = createAttemptLimiter(strapi, 'sign-in', failures);
  const users = () => serviceOf<Users>(strapi, 'plugin::users-permissions.user');

  return {
    /** Verifies a password. Only failures count towards the limit: see `createAttemptLimiter`. */
    async attempt(email: string, password: string, address: string): Promise<Attempt> {
      const counted = await limiter.consume({ address, account: email });
      if (counted.wait > 0) return { kind: 'limited', wait: counted.wait };
      try {
        const account = await findAccount(strapi, { provider: 'local', email });
        const isRight = await users().validatePassword(
          password,
          account?.password ?? DUMMY_PASSWORD_HASH,
        );
        if (!isRight || !isStaff(account)) return { kind: 'refused' };
        await counted.succeed();
        return { kind: 'accepted', account };
      } catch (error) {
        await counted.refund();
        throw error;
      }
    },

    async changeProfile(userId: number, profile: Profile): Promise<void> {
      await users().edit(userId, profile);
    },

    /** Changes the password, which ends every session of the account. */
    async changePassword(userId: number, password: string): Promise<void> {
      await users().edit(userId, { password });
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;
