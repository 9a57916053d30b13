import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
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
 * taking over an account. Strapi stores them in plain text.
 */
export function hashResetTokens(strapi: Core.Strapi): void {
  const users = serviceOf<Users>(strapi, 'admin::user');
  const auth = serviceOf<Auth>(strapi, 'admin::auth');
  const { updateById } = users;
  const { resetPassword } = auth;
  users.updateById = (id, changes) =>
    updateById(id, {
      ...changes,
      ...('resetPasswordToken' in changes && {
        resetPasswordToken: hash(changes.resetPasswordToken),
      }),
    });
  auth.resetPassword = (input) =>
    resetPassword({ ...input, resetPasswordToken: hash(input.resetPasswordToken) });
}
