import type { Core } from '@strapi/strapi';

import { DEMO_STAFF, PANEL_ROLES, type PanelRoleKey } from '../../contracts/panel-roles';

type Users = { create(user: object): Promise<unknown> };

/** Makes an account of each role for a demonstration; one that is there stays as it is. */
export async function provisionDemoStaff(strapi: Core.Strapi, password?: string): Promise<void> {
  if (!password) return;
  const users = strapi.service('admin::user') as unknown as Users;
  for (const key of Object.keys(DEMO_STAFF) as PanelRoleKey[]) {
    const email = DEMO_STAFF[key];
    const { code, name } = PANEL_ROLES[key];
    if ((await strapi.db.query('admin::user').count({ where: { email } })) > 0) continue;
    const role = await strapi.db.query('admin::role').findOne({ where: { code } });
    await users.create({
      ...{ email, password, firstname: name, lastname: 'de demostración' },
      ...{ isActive: true, preferedLanguage: 'es', roles: [role.id] },
    });
  }
}
