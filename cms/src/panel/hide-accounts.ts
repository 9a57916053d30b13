import type { Core } from '@strapi/strapi';

import { NO_PASSWORD_HASH } from '../lib/no-password-hash';

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
 * Makes the panel take as long for an address without an account as for one with it: a hash is
 * compared in any case, and a link for a new password is made after the response. Strapi compares
 * nothing for an unknown address, and writes the mail while the client waits.
 */
export function hideAccounts(strapi: Core.Strapi): void {
  const auth = strapi.service('admin::auth') as unknown as Auth;
  const { forgotPassword } = auth;

  auth.checkCredentials = async ({ email, password }) => {
    const where = { email };
    const account: Account | null = await strapi.db.query('admin::user').findOne({ where });
    const isRight = await auth.validatePassword(password, account?.password ?? NO_PASSWORD_HASH);
    if (!account || !isRight) return refuse('Invalid credentials');
    // The panel looks for this text.
    return account.isActive === true ? [null, account] : refuse('User not active');
  };

  auth.forgotPassword = (input) => {
    const ctx = strapi.requestContext.get();
    if (!ctx) return forgotPassword(input);
    ctx.res.once('close', () => void forgotPassword(input));
    return Promise.resolve();
  };
}
