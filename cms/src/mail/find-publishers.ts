import type { Core } from '@strapi/strapi';

import { SUPER_ADMIN_ROLE } from '../../contracts/panel-roles';
import { query } from '../platform/strapi/query';

type Account = { id: number; email: string; roles: { code: string }[] };

const PUBLISH = 'plugin::content-manager.explorer.publish';
const ACTIVE = { isActive: true, blocked: false };

/**
 * Returns the addresses of the active accounts that may publish one of the types. A super admin
 * is included only if no other account may publish.
 */
export async function findPublishers(
  strapi: Core.Strapi,
  uids: readonly string[],
): Promise<string[]> {
  const accounts = await query<Account>(strapi, 'admin::user').findMany({
    where: {
      ...ACTIVE,
      roles: { permissions: { action: PUBLISH, subject: { $in: [...uids] } } },
    },
    populate: ['roles'],
    orderBy: { id: 'asc' },
  });
  const isSuperAdmin = ({ roles }: Account) =>
    roles.some(({ code }) => code === SUPER_ADMIN_ROLE.code);
  const staff = accounts.filter((account) => !isSuperAdmin(account));
  const chosen = staff.length > 0 ? staff : accounts;
  return [...new Set(chosen.map(({ email }) => email))];
}

/** Returns the e-mail address of an account, if it is active. */
export async function findActiveAddress(
  strapi: Core.Strapi,
  id: number,
): Promise<string | undefined> {
  const account = await query<Account>(strapi, 'admin::user').findOne({ where: { id, ...ACTIVE } });
  return account?.email;
}
