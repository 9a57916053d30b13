import type { Core } from '@strapi/strapi';

import { ALL_ROLES, PANEL_ROLES, SUPER_ADMIN_ROLE } from '../../contracts/panel-roles';
import { modelOf } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';
import { serviceOf } from '../platform/strapi/service-of';
import { panelRolePermissions, type Permission } from './panel-role-permissions';

const ROLE = 'admin::role';

type StoredRole = { id: number; name: string; description: string | null };
type Roles = { assignPermissions(id: number, permissions: Permission[]): Promise<unknown> };
type ContentTypes = { getNestedFields(model: object, options: object): string[] };

async function saveRole(
  strapi: Core.Strapi,
  { code, name, description }: typeof SUPER_ADMIN_ROLE,
): Promise<number> {
  const roles = query<StoredRole>(strapi, ROLE);
  const found = await roles.findOne({ where: { code } });
  if (!found) return (await roles.create({ data: { code, name, description } })).id;
  if (found.name !== name || found.description !== description) {
    await roles.update({ where: { id: found.id }, data: { name, description } });
  }
  return found.id;
}

/**
 * Gives the three panel roles exactly the permissions of the code, and all four roles Spanish names.
 * Reuses the roles `Editor` and `Author` that Strapi creates in an empty database. Writes only changes.
 */
export async function provisionPanelRoles(strapi: Core.Strapi): Promise<void> {
  const roles = serviceOf<Roles>(strapi, 'admin::role');
  const contentTypes = serviceOf<ContentTypes>(strapi, 'admin::content-type');
  const { components } = strapi;
  const permissions = panelRolePermissions(strapi, (uid) =>
    contentTypes.getNestedFields(modelOf(strapi, uid), { components }),
  );
  await saveRole(strapi, SUPER_ADMIN_ROLE);
  for (const key of ALL_ROLES) {
    await roles.assignPermissions(await saveRole(strapi, PANEL_ROLES[key]), permissions[key]);
  }
}
