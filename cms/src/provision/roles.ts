import type { Core } from '@strapi/strapi';

import { query } from '../platform/strapi/query';
import { ROLES, type RoleDefinition } from './role-definitions';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

type StoredPermission = { id: number; action: string };
type StoredRole = {
  id: number;
  name: string;
  description: string;
  permissions: StoredPermission[];
};

/** Returns what to add and remove so that a role has exactly the `desired` actions. */
export function comparePermissions(
  stored: readonly StoredPermission[],
  desired: readonly string[],
): { missing: string[]; surplus: StoredPermission[] } {
  const kept = new Set<string>();
  const surplus = stored.filter(({ action }) => {
    if (!desired.includes(action) || kept.has(action)) return true;
    kept.add(action);
    return false;
  });
  return { missing: desired.filter((action) => !kept.has(action)), surplus };
}

async function saveRole(strapi: Core.Strapi, definition: RoleDefinition) {
  const { type, name, description } = definition;
  const roles = query<StoredRole>(strapi, ROLE);
  const found = await roles.findOne({ where: { type }, populate: ['permissions'] });
  if (!found) {
    const created = await roles.create({ data: { type, name, description } });
    return { id: created.id, permissions: [] };
  }
  if (found.name !== name || found.description !== description) {
    await roles.update({ where: { id: found.id }, data: { name, description } });
  }
  return found;
}

/** Gives each role exactly the actions of its definition and revokes manual grants. */
export async function provisionRoles(strapi: Core.Strapi): Promise<void> {
  const knownActions = strapi.contentAPI.permissions.providers.action.keys();
  for (const definition of ROLES) {
    const role = await saveRole(strapi, definition);
    const desired = definition.actions.filter((action) => knownActions.includes(action));
    const { missing, surplus } = comparePermissions(role.permissions, desired);
    const ids = surplus.map(({ id }) => id);
    await query(strapi, PERMISSION).deleteMany({ where: { id: { $in: ids } } });
    for (const action of missing) {
      await query(strapi, PERMISSION).create({ data: { action, role: role.id } });
    }
  }
}
