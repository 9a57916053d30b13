import type { Core } from '@strapi/strapi';

import {
  SESSION_MESSAGES,
  type SessionUser,
  type SignInResponse,
} from '../../../../contracts/session';
import { mustSetUpTwoFactor } from '../../../features/two-factor/server/describe-factor';
import {
  type Context,
  dashboardRoleOf,
  type RequestUser,
  userOf,
} from '../../../platform/http/context';
import { invalidField, rateLimited } from '../../../platform/http/errors';
import { staffName } from '../../../platform/strapi/staff-name';
import type { AccountService } from '../services/account';
import type { SessionService } from '../services/session';
import { createRefreshCookie } from './refresh-cookie';
import type { Account } from './staff';

/** Returns the signed-in account. @throws HttpError unless it is its password */
export async function checkPassword(
  strapi: Core.Strapi,
  ctx: Context,
  password: string,
): Promise<Account> {
  const accounts: AccountService = strapi.plugin('users-permissions').service('account');
  const attempt = await accounts.attempt(userOf(ctx).email, password, ctx.request.ip);
  if (attempt.kind === 'limited') throw rateLimited(ctx, attempt.wait);
  if (attempt.kind === 'refused') {
    throw invalidField(['currentPassword'], SESSION_MESSAGES.wrongPassword);
  }
  return attempt.account;
}

export async function describeUser(
  strapi: Core.Strapi,
  account: RequestUser,
): Promise<SessionUser> {
  const { id, email } = account;
  const role = dashboardRoleOf(account);
  if (!role) throw new Error(`Account ${id} has no role of the dashboard`);
  const signature = account.signature ?? '';
  const user: SessionUser = { id, name: staffName(account), email, role, signature };
  return (await mustSetUpTwoFactor(strapi, id)) ? { ...user, mustSetUpTwoFactor: true } : user;
}

/** Starts a session; responds with the access token and sets the refresh cookie. */
export async function startSession(
  strapi: Core.Strapi,
  ctx: Context,
  account: Account,
): Promise<void> {
  const sessions: SessionService = strapi.plugin('users-permissions').service('session');
  const { jwt, refreshToken } = await sessions.start(account.id, ctx.get('User-Agent'));
  createRefreshCookie(strapi).write(ctx, refreshToken);
  ctx.body = { jwt, user: await describeUser(strapi, account) } satisfies SignInResponse;
}
