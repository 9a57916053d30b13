import type { Core } from '@strapi/strapi';

import { ALL_ROLES, DEMO_STAFF, PANEL_ROLES } from '../../contracts/panel-roles';
import { query } from '../platform/strapi/query';
import { serviceOf } from '../platform/strapi/service-of';

type Users = { create(user: object): Promise<unknown> };

// Distinguishes demo accounts from accounts that staff created with one of these addresses.
const LASTNAME = 'de demostración';

/**
 * Creates a demo account per panel role; existing accounts keep their password.
 *
 * UPSTREAM: @strapi/admin 5.54 · `create` of `admin::user`
 * why: accounts can be created in the panel or by a command only
 * test: cms/tests/api/panel-roles.test.ts
 * until: Strapi documents the service
 *
 * @param password undefined outside of demonstrations: existing demo accounts are deactivated
 */
export async function provisionDemoStaff(strapi: Core.Strapi, password?: string): Promise<void> {
  const accounts = query(strapi, 'admin::user');
  const where = { email: { $in: Object.values(DEMO_STAFF) }, lastname: LASTNAME };
  await accounts.updateMany({ where, data: { isActive: password !== undefined } });
  if (!password) return;
  const users = serviceOf<Users>(strapi, 'admin::user');
  for (const key of ALL_ROLES) {
    const email = DEMO_STAFF[key];
    const { code, name } = PANEL_ROLES[key];
    if ((await accounts.count({ where: { email } })) > 0) continue;
    const role = await query(strapi, 'admin::role').findOne({ where: { code } });
    if (!role) throw new Error(`The role ${code} is missing`);
    await users.create({
      ...{ email, password, firstname: name, lastname: LASTNAME },
      ...{ isActive: true, preferedLanguage: 'es', roles: [role.id] },
    });
  }
}
