import { findEnquiry } from '../support/build-enquiry';
import { SITE_TOKEN } from '../support/environment';
import { addAccount, openSession, signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';
import { storeEnquiry } from '../support/store-enquiry';

const CALLS = [
  ['get', '', undefined],
  ['get', '/ID', undefined],
  ['put', '/ID', { data: { status: 'spam' } }],
  ['delete', '/ID', undefined],
  ['post', '/ID/replies', { data: { channel: 'email', template: 'saludo' } }],
  ['get', '/ID/reply-templates', undefined],
  ['get', '/ID/person', undefined],
  ['post', '/ID/person/merges', { data: { enquiry: 'ID' } }],
  ['delete', '/ID/person/merges/x', undefined],
  ['post', '/bulk', { data: { ids: ['ID'], action: 'delete' } }],
  ['get', '/summary', undefined],
  ['get', '/report?from=2026-01-01&to=2026-01-31', undefined],
  ['get', '/export', undefined],
] as const;

const OTHER = { email: 'sin-rol@example.test', password: 'Sin-rol-1234' };

describe('access to enquiries', () => {
  const cms = setUpCms();
  let id: string;
  let otherToken: string;

  beforeAll(async () => {
    id = (await storeEnquiry(cms)).documentId;
    await addAccount(cms, OTHER);
    otherToken = (await signIn(cms, OTHER)).jwt;
    const role = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'authenticated' } });
    await cms.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { email: OTHER.email }, data: { role: role.id } });
  });

  it.each(CALLS)(
    '%s %s is refused without a role of the dashboard',
    async (method, address, body) => {
      const path = `/api/enquiries${address.replace('ID', id)}`;
      const send = (token?: string) =>
        token
          ? openSession(cms, token).call(method, path).send(body)
          : cms.request[method](path).send(body);

      expect((await send()).status).toBe(401);
      expect((await send('caducado')).status).toBe(401);
      expect([401, 403]).toContain((await send(SITE_TOKEN)).status);
      expect([401, 403]).toContain((await send(otherToken)).status);
      expect(await findEnquiry(cms, { documentId: id })).toMatchObject({ status: 'nuevo' });
      const { call } = await signIn(cms);
      // Distinct from a refusal; a deleted enquiry does not exist for the next call.
      const allowed = await call(method, path.replace(id, 'ID')).send(body);
      expect([200, 404]).toContain(allowed.status);
    },
  );
});
