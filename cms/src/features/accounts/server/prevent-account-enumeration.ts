import { randomInt } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { query } from '../../../platform/strapi/query';
import { replaceMethods } from '../../../platform/strapi/replace-methods';
import { serviceOf } from '../../../platform/strapi/service-of';
import { DUMMY_PASSWORD_HASH } from './dummy-password-hash';

type Credentials = { email: string; password: string };
type Account = { password?: string | null; isActive?: boolean | null };
type Outcome = [error: null, account: Account | false, refusal?: { message: string }];
type Auth = {
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  checkCredentials: (credentials: Credentials) => Promise<Outcome>;
  forgotPassword: (input: { email: string }) => Promise<unknown>;
};

/** Bounds of the random time in ms after which a reset mail is created. */
const RESET_DELAY = { min: 500, max: 2_500 };

const refuse = (message: string): Outcome => [null, false, { message }];

/**
 * Prevents account enumeration by response time: a hash is compared also for unknown addresses, and the
 * reset mail is created some time after the response, so that it does not delay the next request either.
 *
 * UPSTREAM: @strapi/admin 5.54 · replaces `checkCredentials` and `forgotPassword` of `admin::auth`
 * why: Strapi skips the comparison for unknown addresses, and creates the mail before it responds
 * test: cms/tests/api/panel.test.ts
 * until: Strapi does the same work for any address
 *
 * @returns a function that creates the mails which still wait, before the CMS ends
 */
export function preventAccountEnumeration(strapi: Core.Strapi): () => Promise<void> {
  const auth = serviceOf<Auth>(strapi, 'admin::auth');
  const { forgotPassword } = auth;
  const waiting = new Map<NodeJS.Timeout, { email: string }>();

  replaceMethods(auth, {
    async checkCredentials({ email, password }) {
      const where = { email };
      const account = await query<Account>(strapi, 'admin::user').findOne({ where });
      const isRight = await auth.validatePassword(
        password,
        account?.password ?? DUMMY_PASSWORD_HASH,
      );
      if (!account || !isRight) return refuse('Invalid credentials');
      // The panel compares with this text.
      return account.isActive === true ? [null, account] : refuse('User not active');
    },

    forgotPassword(input) {
      const ctx = strapi.requestContext.get();
      if (!ctx) return forgotPassword(input);
      const delay = randomInt(RESET_DELAY.min, RESET_DELAY.max);
      ctx.res.once('close', () => {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          void forgotPassword(input);
        }, delay);
        waiting.set(timer, input);
      });
      return Promise.resolve();
    },
  });

  return async () => {
    for (const [timer, input] of waiting) {
      clearTimeout(timer);
      await forgotPassword(input);
    }
  };
}
