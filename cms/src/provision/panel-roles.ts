import type { Core } from '@strapi/strapi';

import { ALL_ROLES, PANEL_ROLES, SUPER_ADMIN_ROLE } from '../../contracts/panel-roles';
import { panelRolePermissions, type Permission } from './panel-role-permissions';

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
 * Gives the three panel roles exactly the permissions of the code, and all four roles Spanish names.
 * Reuses the roles `Editor` and `Author` that Strapi creates in an empty database. Writes only changes.
 */
export async function provisionPanelRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role') as unknown as Roles;
  const contentTypes = strapi.service('admin::content-type') as unknown as ContentTypes;
  const { components } = strapi;
  const permissions = panelRolePermissions(strapi, (uid) =>
    contentTypes.getNestedFields(strapi.getModel(uid as 'api::product.product'), { components }),
  );
  await saveRole(strapi, SUPER_ADMIN_ROLE);
  for (const key of ALL_ROLES) {
    await roles.assignPermissions(await saveRole(strapi, PANEL_ROLES[key]), permissions[key]);
  }
}
