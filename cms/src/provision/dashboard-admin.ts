import type { Core } from '@strapi/strapi';

import { EnvError } from '../platform/env/env-reader';
import type { Account } from '../platform/env/secrets';
import { query } from '../platform/strapi/query';
import { createDashboardAccount, findDashboardRole } from './dashboard-account';

const USER = 'plugin::users-permissions.user';

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
  const found = await users.findOne({ where: { email: account.email } });
  if (found) {
    const role = await findDashboardRole(strapi, 'admin');
    await users.update({ where: { id: found.id }, data: { role } });
    return;
  }
  const names = { username: account.email, name: 'Administrador' };
  await createDashboardAccount(strapi, 'admin', { ...account, ...names });
}
