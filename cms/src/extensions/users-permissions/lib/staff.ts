import type { Core } from '@strapi/strapi';

import { isDashboardRole } from '../../../../contracts/session';
import { query } from '../../../platform/strapi/query';

export const USER = 'plugin::users-permissions.user';

/** A dashboard account of users-permissions. */
export type Account = {
  id: number;
  username: string;
  name?: string | null;
  signature?: string | null;
  email: string;
  password?: string | null;
  blocked?: boolean | null;
  role?: { type?: string | null } | null;
};

/** Returns true for accounts that may use the dashboard. */
export function isStaff(account: Account | null | undefined): account is Account {
  return account?.blocked !== true && isDashboardRole(account?.role?.type);
}

/** Returns the account with its role. */
export function findAccount(strapi: Core.Strapi, where: object): Promise<Account | null> {
  return query<Account>(strapi, USER).findOne({ where, populate: ['role'] });
}
