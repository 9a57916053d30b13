import type { Core } from '@strapi/strapi';

import { ALL_ROLES, PANEL_ROLES, SUPER_ADMIN_ROLE } from '../../contracts/panel-roles';
import { modelOf } from '../platform/strapi/model';
import { serviceOf } from '../platform/strapi/service-of';
import { panelRolePermissions, type Permission } from './panel-role-permissions';
import { saveRole } from './save-role';

const ROLE = 'admin::role';

type Roles = { assignPermissions(id: number, permissions: Permission[]): Promise<unknown> };
type ContentTypes = { getNestedFields(model: object, options: object): string[] };

/**
 * Gives the three panel roles exactly the permissions of the code, and all four roles Spanish names.
 * Reuses the roles `Editor` and `Author` that Strapi creates in an empty database. Writes only changes.
 *
 * UPSTREAM: @strapi/admin 5.54 · `assignPermissions` of `admin::role`, `getNestedFields` of `admin::content-type`
 * why: permissions of roles can be set in the panel only
 * test: cms/tests/api/panel-roles.test.ts
 * until: roles and permissions can be configured in code
 */
export async function provisionPanelRoles(strapi: Core.Strapi): Promise<void> {
  const roles = serviceOf<Roles>(strapi, 'admin::role');
  const contentTypes = serviceOf<ContentTypes>(strapi, 'admin::content-type');
  const { components } = strapi;
  const permissions = panelRolePermissions(strapi, (uid) =>
    contentTypes.getNestedFields(modelOf(strapi, uid), { components }),
  );
  const save = ({ code, ...texts }: typeof SUPER_ADMIN_ROLE) =>
    saveRole(strapi, ROLE, { code }, texts);
  await save(SUPER_ADMIN_ROLE);
  for (const key of ALL_ROLES) {
    await roles.assignPermissions(await save(PANEL_ROLES[key]), permissions[key]);
  }
}
