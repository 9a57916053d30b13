import type { Core } from '@strapi/strapi';

import { DASHBOARD_ROLE_NAMES } from '../../contracts/session';
import { query } from '../platform/strapi/query';
import type { Identity } from '../route-access/audiences';
import { listOpenActions } from '../route-access/enforce-route-decisions';
import { saveRole } from './save-role';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';

type RoleDefinition = {
  type: string;
  name: string;
  description: string;
  /** Gets the actions of the routes that are open to this identity, and no others. */
  identity?: Identity;
  /** All actions of a role without an identity. */
  actions?: readonly string[];
};

const ROLES: readonly RoleDefinition[] = [
  {
    type: 'public',
    name: 'Público',
    description: 'Visitantes sin sesión: solo envían formularios.',
    actions: [
      'api::enquiry.enquiry.create',
      'api::enquiry.enquiry.createFromForm',
      'api::contact-intent.contact-intent.create',
      'api::missing-address.missing-address.create',
      'api::speed.speed.create',
      'api::newsletter-subscription.newsletter-subscription.create',
    ],
  },
  {
    type: 'authenticated',
    name: 'Autenticado',
    description: 'Cuentas sin rol asignado: no pueden hacer nada.',
  },
  {
    type: 'agent',
    name: DASHBOARD_ROLE_NAMES.agent,
    description: 'Atiende consultas en el tablero.',
    identity: 'agent',
  },
  {
    type: 'admin',
    name: DASHBOARD_ROLE_NAMES.admin,
    description:
      'Atiende y asigna consultas; además reportes, exportar, eliminar, productos y servicios, datos personales, ajustes y salud.',
    identity: 'manager',
  },
];

type StoredPermission = { id: number; action: string };

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

/** Gives each role exactly its actions and revokes manual grants. */
export async function provisionRoles(strapi: Core.Strapi): Promise<void> {
  const permissions = query<StoredPermission>(strapi, PERMISSION);
  for (const { type, name, description, identity, actions = [] } of ROLES) {
    const role = await saveRole(strapi, ROLE, { type }, { name, description });
    const stored = await permissions.findMany({ where: { role } });
    const desired = identity ? listOpenActions(strapi, identity) : actions;
    const { missing, surplus } = comparePermissions(stored, desired);
    const ids = surplus.map(({ id }) => id);
    await permissions.deleteMany({ where: { id: { $in: ids } } });
    for (const action of missing) await permissions.create({ data: { action, role } });
  }
}
