import type { Core } from '@strapi/strapi';

import { EnvError } from '../platform/env/env-reader';
import type { Account } from '../platform/env/secrets';
import { query } from '../platform/strapi/query';
import { serviceOf } from '../platform/strapi/service-of';

const ROLE = 'plugin::users-permissions.role';
const USER = 'plugin::users-permissions.user';

type Users = { add(user: object): Promise<unknown> };

/**
 * Creates the first dashboard admin; an existing account keeps its password.
 * @throws EnvError when there is no admin and no account
 */
export async function provisionDashboardAdmin(
  strapi: Core.Strapi,
  account?: Account,
): Promise<void> {
  const users = query(strapi, USER);
  if ((await users.count({ where: { role: { type: 'admin' } } })) > 0) return;
  if (!account) {
    throw new EnvError([
      'DASHBOARD_ADMIN_EMAIL and DASHBOARD_ADMIN_PASSWORD are missing: the dashboard has no admin yet',
    ]);
  }
  const role = await query(strapi, ROLE).findOne({ where: { type: 'admin' } });
  if (!role) throw new Error('The role of the dashboard is missing');
  const found = await users.findOne({ where: { email: account.email } });
  if (found) {
    await users.update({ where: { id: found.id }, data: { role: role.id } });
    return;
  }
  await serviceOf<Users>(strapi, 'plugin::users-permissions.user').add({
    username: account.email,
    name: 'Administrador',
    email: account.email,
    password: account.password,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: role.id,
  });
}
