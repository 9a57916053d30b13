import { randomUUID } from 'node:crypto';

import { getAsSite } from '../support/as-site';
import { buildEnquiry, countEnquiries, postEnquiry } from '../support/build-enquiry';
import { DASHBOARD_ADMIN } from '../support/environment';
import { setUpCms } from '../support/start-cms';

type Attribute = { type: string; private?: boolean; searchable?: boolean };

describe('access', () => {
  const cms = setUpCms();
  const signIn = (identifier: unknown, password: unknown) =>
    cms.request.post('/api/auth/local').send({ identifier, password });

  describe('a stranger', () => {
    it('cannot read content, published or not', async () => {
      const addresses = Object.values(cms.strapi.contentTypes)
        .filter(({ uid }) => uid.startsWith('api::'))
        .map(({ kind, info }) => (kind === 'singleType' ? info.singularName : info.pluralName));
      expect(addresses.length).toBeGreaterThan(20);

      for (const address of addresses) {
        for (const query of ['', '?status=draft', '?status=x&populate=*', '?_q=a']) {
          const response = await cms.request.get(`/api/${address}${query}`);
          expect([401, 403, 404, 405]).toContain(response.status);
          expect(response.body.data).toBeNull();
        }
      }
    });

    it('cannot read, change or delete an enquiry', async () => {
      await postEnquiry(cms, buildEnquiry());
      const [enquiry] = await cms.strapi.documents('api::enquiry.enquiry').findMany();
      const address = `/api/enquiries/${enquiry?.documentId}`;

      const responses = [
        await cms.request.get('/api/enquiries'),
        await cms.request.get(address),
        await cms.request.put(address).send({ data: { status: 'completado' } }),
        await cms.request.delete(address),
        await cms.request.get('/api/newsletter-subscriptions'),
      ];
      for (const { status } of responses) expect([401, 403, 404, 405]).toContain(status);
      expect(await countEnquiries(cms, { status: 'nuevo' })).toBe(1);
    });

    it('cannot open an account', async () => {
      const account = { username: 'ajeno', email: 'ajeno@example.com', password: 'Ajeno-1234' };
      const register = await cms.request.post('/api/auth/local/register').send(account);
      expect([404, 405]).toContain(register.status);

      const first = { firstname: 'A', email: 'ajeno@example.com', password: 'Ajeno-1234' };
      const registerAdmin = await cms.request.post('/admin/register-admin').send(first);
      expect(registerAdmin.status).toBe(400);

      const users = cms.strapi.db.query('plugin::users-permissions.user');
      expect(await users.count({ where: { email: 'ajeno@example.com' } })).toBe(0);
      const admins = cms.strapi.db.query('admin::user');
      expect(await admins.count({ where: { email: 'ajeno@example.com' } })).toBe(0);
    });

    it.each(['forgot-password', 'reset-password', 'send-email-confirmation'])(
      'cannot learn from /api/auth/%s which accounts exist',
      async (address) => {
        const responses = [DASHBOARD_ADMIN.email, 'nadie@example.test'].map((email) =>
          cms.request.post(`/api/auth/${address}`).send({ email }),
        );
        const [known, unknown] = await Promise.all(responses);
        expect([401, 403, 404, 405]).toContain(known?.status);
        expect([unknown?.status, unknown?.body]).toEqual([known?.status, known?.body]);
      },
    );

    it('can send an enquiry with an invalid token', async () => {
      const response = await postEnquiry(cms, buildEnquiry(), randomUUID()).set(
        'Authorization',
        'Bearer caducado',
      );
      expect(response.status).toBe(201);
    });
  });

  describe('signing in', () => {
    it('responds in the same way to a wrong account and a wrong password', async () => {
      const blocked = { username: 'baja', email: 'baja@example.test', password: 'Prueba-baja-1' };
      await cms.strapi
        .service('plugin::users-permissions.user')
        .add({ ...blocked, provider: 'local', confirmed: true, blocked: true });
      const responses = [
        await signIn(DASHBOARD_ADMIN.email, 'otra-contraseña'),
        await signIn('nadie@example.test', 'otra-contraseña'),
        await signIn(blocked.email, blocked.password),
        await signIn(DASHBOARD_ADMIN.email, ''),
        await signIn({ $ne: null }, 'x'),
        await signIn(DASHBOARD_ADMIN.email, undefined),
      ];
      for (const { status, body } of responses) {
        expect(status).toBe(400);
        expect(body).toEqual({
          data: null,
          error: {
            status: 400,
            name: 'ValidationError',
            message: 'Credenciales inválidas',
            details: {},
          },
        });
      }
    });
  });

  it('gives the site one token', async () => {
    expect(await cms.strapi.db.query('admin::api-token').count()).toBe(1);
  });

  it('refuses private fields in filters, sorting and search', async () => {
    const types = Object.values(cms.strapi.contentTypes).filter(({ uid }) =>
      uid.startsWith('api::'),
    );
    const found = types.flatMap(({ attributes }) =>
      Object.entries(attributes as Record<string, Attribute>).filter(
        ([name, { type, private: isPrivate, searchable }]) =>
          isPrivate && searchable !== false && type !== 'relation' && name !== 'locale',
      ),
    );
    expect(found.map(([name]) => name)).toEqual([]);
    const queries = ['filters[publishAt][$notNull]=true', 'sort=publishAt', 'fields[0]=publishAt'];
    for (const query of [...queries, 'filters[createdBy][email][$contains]=a']) {
      const response = await getAsSite(cms, `/api/products?${query}`);
      expect([query, response.status]).toEqual([query, 400]);
    }
  });
});
