import { PANEL_ROLES, type PanelRoleKey } from '../../contracts/panel-roles';
import { CMS_ADMIN } from './environment';
import { openSession } from './sign-in';
import type { Cms } from './start-cms';

type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

const PASSWORD = 'Prueba-panel-2';

/** Signs in to the CMS panel and returns functions that send requests with that session. */
export async function signInToPanel(cms: Cms, account: { email: string; password: string }) {
  const { body } = await cms.request.post('/admin/login').send(account).expect(200);
  const { token, user } = body.data as { token: string; user: { id: number } };
  const { call } = openSession(cms, token);
  return {
    account,
    user,
    token,
    call,
    /** Creates an entry. @returns its document id */
    create: async (address: string, data: object): Promise<string> =>
      (await call('post', address).send(data).expect(201)).body.data.documentId,
    /** Saves the draft of an entry. */
    save: (address: string, data: object) => call('put', address).send(data),
    /** Runs an action of an entry or of a list, such as `publish`. */
    act: (address: string, action: string, data: object = {}) =>
      call('post', `${address}/actions/${action}`).send(data),
  };
}

export type PanelStaff = Awaited<ReturnType<typeof signInToPanel>>;

async function addAccount(cms: Cms, firstname: string, role: number): Promise<PanelStaff> {
  const email = `${firstname}@example.test`.toLowerCase();
  const account = { email, password: PASSWORD, firstname };
  await cms.strapi.service('admin::user').create({ ...account, isActive: true, roles: [role] });
  return signInToPanel(cms, { email, password: PASSWORD });
}

/** Signs in to the CMS panel as the super admin. */
export const signInAsSuperAdmin = (cms: Cms): Promise<PanelStaff> => signInToPanel(cms, CMS_ADMIN);

/** Creates a panel account with a role and signs in. */
export async function signInWithRole(cms: Cms, key: PanelRoleKey): Promise<PanelStaff> {
  const { code, name } = PANEL_ROLES[key];
  const role = await cms.strapi.db.query('admin::role').findOne({ where: { code } });
  return addAccount(cms, name, role.id);
}

/**
 * Creates a panel account with exactly these permissions and signs in.
 * @param allowed content types of each action
 * @param fields permitted fields; default: all
 */
export async function signInWithPermissions(
  cms: Cms,
  name: string,
  allowed: Partial<Record<Action, string[]>>,
  fields?: string[],
): Promise<PanelStaff> {
  const roles = cms.strapi.service('admin::role');
  const role = await roles.create({ name: `Rol de ${name}` });
  const permissions = Object.entries(allowed).flatMap(([action, subjects]) =>
    subjects.map((subject) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject,
      properties: {
        fields:
          fields ?? Object.keys(cms.strapi.getModel(subject as 'api::product.product').attributes),
      },
      conditions: [],
    })),
  );
  await roles.assignPermissions(role.id, permissions);
  return addAccount(cms, name, role.id);
}
