import type { Core } from '@strapi/strapi';

import type { DashboardRole } from '../../contracts/session';
import { query } from '../platform/strapi/query';
import { serviceOf } from '../platform/strapi/service-of';

type Users = { add(user: object): Promise<unknown> };

/** Returns the id of a role of the dashboard, which `provisionRoles` has created. */
export async function findDashboardRole(strapi: Core.Strapi, type: DashboardRole): Promise<number> {
  const role = await query(strapi, 'plugin::users-permissions.role').findOne({ where: { type } });
  if (!role) throw new Error(`The role ${type} of the dashboard is missing`);
  return role.id;
}

/**
 * Creates an account that can sign in to the dashboard: a user of Strapi's plugin users-permissions. The
 * accounts of the CMS panel are another table.
 */
export async function createDashboardAccount(
  strapi: Core.Strapi,
  type: DashboardRole,
  account: { username: string; name: string; email: string; password: string },
): Promise<void> {
  await serviceOf<Users>(strapi, 'plugin::users-permissions.user').add({
    ...account,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: await findDashboardRole(strapi, type),
  });
}
