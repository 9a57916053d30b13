import type { Core } from '@strapi/strapi';

import { DEMO_STAFF, PANEL_ROLES, type PanelRoleKey } from '../../contracts/panel-roles';

type Users = { create(user: object): Promise<unknown> };

const KEYS = Object.keys(DEMO_STAFF) as PanelRoleKey[];
// By it an account that somebody made of one of these addresses is not taken for the demo's.
const LASTNAME = 'de demostración';

/**
 * Makes an account of each role for a demonstration; one that is there keeps its password.
 * @param password none when this is no demonstration: accounts of an earlier one are closed
 */
export async function provisionDemoStaff(strapi: Core.Strapi, password?: string): Promise<void> {
  const accounts = strapi.db.query('admin::user');
  const where = { email: { $in: Object.values(DEMO_STAFF) }, lastname: LASTNAME };
  await accounts.updateMany({ where, data: { isActive: password !== undefined } });
  if (!password) return;
  const users = strapi.service('admin::user') as unknown as Users;
  for (const key of KEYS) {
    const email = DEMO_STAFF[key];
    const { code, name } = PANEL_ROLES[key];
    if ((await accounts.count({ where: { email } })) > 0) continue;
    const role = await strapi.db.query('admin::role').findOne({ where: { code } });
    await users.create({
      ...{ email, password, firstname: name, lastname: LASTNAME },
      ...{ isActive: true, preferedLanguage: 'es', roles: [role.id] },
    });
  }
}
