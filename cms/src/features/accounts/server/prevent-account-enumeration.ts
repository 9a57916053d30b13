import type { Core } from '@strapi/strapi';

import { query } from '../../../platform/strapi/query';
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

const refuse = (message: string): Outcome => [null, false, { message }];

/**
 * Prevents account enumeration by response time: a hash is compared also for unknown addresses, and the
 * reset mail is created after the response. Strapi skips the comparison for unknown addresses and
 * creates the mail before it responds.
 */
export function preventAccountEnumeration(strapi: Core.Strapi): void {
  const auth = serviceOf<Auth>(strapi, 'admin::auth');
  const { forgotPassword } = auth;

  auth.checkCredentials = async ({ email, password }) => {
    const where = { email };
    const account = await query<Account>(strapi, 'admin::user').findOne({ where });
    const isRight = await auth.validatePassword(password, account?.password ?? DUMMY_PASSWORD_HASH);
    if (!account || !isRight) return refuse('Invalid credentials');
    // The panel compares with this text.
    return account.isActive === true ? [null, account] : refuse('User not active');
  };

  auth.forgotPassword = (input) => {
    const ctx = strapi.requestContext.get();
    if (!ctx) return forgotPassword(input);
    ctx.res.once('close', () => void forgotPassword(input));
    return Promise.resolve();
  };
}
