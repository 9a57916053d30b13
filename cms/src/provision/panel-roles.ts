import type { Core } from '@strapi/strapi';

import { PANEL_ROLES, type PanelRoleKey, SUPER_ADMIN_ROLE } from '../../contracts/panel-roles';
import { panelPermissions, type Permission } from './panel-role-permissions';

const ROLE = 'admin::role';

type StoredRole = { id: number; name: string; description: string | null };
type Roles = { assignPermissions(id: number, permissions: Permission[]): Promise<unknown> };
type ContentTypes = { getNestedFields(model: object, options: object): string[] };

async function saveRole(
  strapi: Core.Strapi,
  { code, name, description }: typeof SUPER_ADMIN_ROLE,
): Promise<number> {
  const query = strapi.db.query(ROLE);
  const found: StoredRole | null = await query.findOne({ where: { code } });
  if (!found) return (await query.create({ data: { code, name, description } })).id;
  if (found.name !== name || found.description !== description) {
    await query.update({ where: { id: found.id }, data: { name, description } });
  }
  return found.id;
}

/**
 * Gives the panel's three roles exactly the permissions that the code says, and all four a name in
 * Spanish. Strapi makes `Editor` and `Author` in an empty database: they become ours, so that whoever
 * has one keeps it. Writes only what differs.
 */
export async function provisionPanelRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role') as unknown as Roles;
  const contentTypes = strapi.service('admin::content-type') as unknown as ContentTypes;
  const { components } = strapi;
  const permissions = panelPermissions(strapi, (uid) =>
    contentTypes.getNestedFields(strapi.getModel(uid as 'api::product.product'), { components }),
  );
  await saveRole(strapi, SUPER_ADMIN_ROLE);
  for (const key of Object.keys(PANEL_ROLES) as PanelRoleKey[]) {
    await roles.assignPermissions(await saveRole(strapi, PANEL_ROLES[key]), permissions[key]);
  }
}
