import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { replaceMethods } from '../../../platform/strapi/replace-methods';
import { serviceOf } from '../../../platform/strapi/service-of';

type Users = {
  updateById: (id: unknown, changes: Record<string, unknown>) => Promise<unknown>;
};
type ResetInput = { resetPasswordToken?: unknown; password?: unknown };
type Auth = { resetPassword: (input: ResetInput) => Promise<unknown> };

function hash<T>(token: T): T | string {
  return typeof token === 'string' ? createHash('sha256').update(token).digest('hex') : token;
}

/**
 * Stores password reset tokens as hashes, so that read access to the database or a backup does not allow
 * taking over an account.
 *
 * UPSTREAM: @strapi/admin 5.54 · replaces `updateById` of `admin::user`, `resetPassword` of `admin::auth`
 * why: Strapi stores the tokens in plain text
 * test: cms/tests/api/panel.test.ts
 * until: Strapi stores hashes
 */
export function hashResetTokens(strapi: Core.Strapi): void {
  const users = serviceOf<Users>(strapi, 'admin::user');
  const auth = serviceOf<Auth>(strapi, 'admin::auth');
  const { updateById } = users;
  const { resetPassword } = auth;
  replaceMethods(users, {
    updateById: (id, changes) =>
      updateById(id, {
        ...changes,
        ...('resetPasswordToken' in changes && {
          resetPasswordToken: hash(changes.resetPasswordToken),
        }),
      }),
  });
  replaceMethods(auth, {
    resetPassword: (input) =>
      resetPassword({ ...input, resetPasswordToken: hash(input.resetPasswordToken) }),
  });
}
