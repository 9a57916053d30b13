import type { Core } from '@strapi/strapi';

import {
  SESSION_MESSAGES,
  type SessionUser,
  type SignInResponse,
} from '../../../../contracts/session';
import { mustSetUpTwoFactor } from '../../../features/two-factor/server/describe-factor';
import { type Context, dashboardRoleOf, type RequestUser } from '../../../platform/http/context';
import { invalidField } from '../../../platform/http/errors';
import { staffName } from '../../../platform/strapi/staff-name';
import type { SessionService } from '../services/session';
import { createRefreshCookie } from './refresh-cookie';
import type { Account } from './staff';

export function wrongPassword() {
  return invalidField(['currentPassword'], SESSION_MESSAGES.wrongPassword);
}

export async function describeUser(
  strapi: Core.Strapi,
  account: RequestUser,
): Promise<SessionUser> {
  const { id, email } = account;
  const role = dashboardRoleOf(account);
  if (!role) throw new Error(`Account ${id} has no role of the dashboard`);
  const user: SessionUser = { id, name: staffName(account), email, role };
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
