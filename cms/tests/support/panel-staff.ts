import { PANEL_ROLES, type PanelRoleKey } from '../../contracts/panel-roles';
import type { Cms } from './cms';
import { CMS_ADMIN } from './environment';

type Method = 'get' | 'post' | 'put' | 'delete';

const PASSWORD = 'Prueba-panel-2';

async function enter(cms: Cms, account: { email: string; password: string }) {
  const { body } = await cms.request.post('/admin/login').send(account).expect(200);
  const bearer = `Bearer ${body.data.token}`;
  return {
    user: body.data.user as { id: number },
    call: (method: Method, address: string) =>
      cms.request[method](address).set('Authorization', bearer),
  };
}

export type PanelStaff = Awaited<ReturnType<typeof enter>>;

/** Makes an account of the CMS panel with one of its roles, and signs in. */
export async function enterPanel(cms: Cms, role: PanelRoleKey): Promise<PanelStaff> {
  const email = `${role}@example.test`;
  const { id } = await cms.strapi.db
    .query('admin::role')
    .findOne({ where: { code: PANEL_ROLES[role].code } });
  const account = { email, password: PASSWORD, firstname: PANEL_ROLES[role].name };
  await cms.strapi.service('admin::user').create({ ...account, isActive: true, roles: [id] });
  return enter(cms, { email, password: PASSWORD });
}

/** Signs in to the panel as the super admin that every CMS has. */
export const enterAsSuperAdmin = (cms: Cms): Promise<PanelStaff> => enter(cms, CMS_ADMIN);
