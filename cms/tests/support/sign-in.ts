import type { Account } from '../../src/platform/env/secrets';
import { DASHBOARD_ADMIN } from './environment';
import type { Cms } from './start-cms';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Signs in to the dashboard; `call` sends requests with that session. */
export async function signIn(cms: Cms, account: Account = DASHBOARD_ADMIN, userAgent = '') {
  const { email: identifier, password } = account;
  const response = await cms.request
    .post('/api/auth/local')
    .set('User-Agent', userAgent)
    .send({ identifier, password })
    .expect(200);
  return {
    ...openSession(cms, response.body.jwt),
    user: response.body.user,
    cookie: cookieOf(response),
  };
}

/** Returns `call`, which sends requests with an access token. */
export function openSession(cms: Cms, jwt: string) {
  return {
    jwt,
    call: (method: Method, address: string) =>
      cms.request[method](address).set('Authorization', `Bearer ${jwt}`),
  };
}

/** Returns the cookies of a response as a Cookie header. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  const cookies = headers['set-cookie'] as string[] | undefined;
  return (cookies ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** A dashboard account that a test creates with `addAccount(cms, AGENT, 'agent')`. */
export const AGENT: Account = { email: 'agente@example.test', password: 'Prueba-agente-1' };

/** Creates a dashboard account with a role of that type. */
export async function addAccount(cms: Cms, account: Account & { name?: string }, type = 'admin') {
  const role = await cms.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type } });
  return cms.strapi.service('plugin::users-permissions.user').add({
    username: account.email,
    ...account,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: role.id,
  });
}

/** Changes the role of an account, as staff do in the panel. */
export async function changeRole(cms: Cms, id: number, type: string): Promise<void> {
  const role = await cms.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type } });
  await cms.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { id }, data: { role: role.id } });
}
