import { createHash } from 'node:crypto';

import { type Cms, startCms } from '../support/cms';
import { anEnquiry, postEnquiry } from '../support/enquiries';
import { CMS_ADMIN } from '../support/environment';

const ENQUIRIES = '/content-manager/collection-types/api::enquiry.enquiry';

describe('the CMS panel', () => {
  let cms: Cms;
  let token: string;
  const call = (method: 'get' | 'put' | 'post', address: string) =>
    cms.request[method](address).set('Authorization', `Bearer ${token}`);

  beforeAll(async () => {
    cms = await startCms();
    const { body } = await cms.request.post('/admin/login').send(CMS_ADMIN);
    token = body.data.token;
  });
  afterAll(() => cms.stop());

  it('speaks Spanish to the first super admin', async () => {
    const { body } = await call('get', '/admin/users/me');
    expect(body.data.preferedLanguage).toBe('es');
  });

  it("shows and saves an enquiry's own status", async () => {
    await postEnquiry(cms, anEnquiry());
    const list = await call('get', ENQUIRIES);
    const [enquiry] = list.body.results;
    expect(enquiry.status).toBe('nuevo');

    const address = `${ENQUIRIES}/${enquiry.documentId}`;
    const saved = await call('put', address).send({ ...enquiry, status: 'contactado' });
    expect([saved.status, saved.body.data?.status]).toEqual([200, 'contactado']);
    expect((await call('get', address)).body.data.status).toBe('contactado');
    expect((await call('put', address).send({ status: 'perdido' })).status).toBe(400);
  });

  it('still shows whether content is published', async () => {
    const address = '/content-manager/collection-types/api::industry.industry';
    const created = await call('post', address).send({ name: 'Museos', slug: 'museos' });
    expect(created.body.data.status).toBe('draft');
    const { documentId } = created.body.data;
    await call('post', `${address}/${documentId}/actions/publish`).send({});
    expect((await call('get', address)).body.results[0].status).toBe('published');
  });

  describe('the link for a new password', () => {
    const reset = (resetPasswordToken: string) =>
      cms.request
        .post('/admin/reset-password')
        .send({ resetPasswordToken, password: 'Nueva-1-clave' });

    /** What the mail says that somebody asks for who names another host. */
    async function askForLink(): Promise<URL> {
      type Mails = {
        sendTemplatedEmail: (to: object, text: object, data: { url: string }) => Promise<unknown>;
      };
      const mails = cms.strapi.plugin('email').service<Mails>('email');
      const send = jest.spyOn(mails, 'sendTemplatedEmail');
      const sent = new Promise<URL>((resolve) => {
        send.mockImplementation((_to, _template, { url }) => {
          resolve(new URL(url));
          return Promise.resolve();
        });
      });
      const forged = { Host: 'mal.example', 'X-Forwarded-Host': 'mal.example' };
      const { email } = CMS_ADMIN;
      await cms.request.post('/admin/forgot-password').set(forged).send({ email }).expect(204);
      const link = await sent;
      send.mockRestore();
      return link;
    }

    it('leads to the panel, is stored as a hash and works once', async () => {
      const link = await askForLink();
      expect(link.href.startsWith(cms.strapi.config.get('admin.absoluteUrl'))).toBe(true);
      const code = link.searchParams.get('code') ?? '';
      const where = { email: CMS_ADMIN.email };
      const { resetPasswordToken: stored } = await cms.strapi.db
        .query('admin::user')
        .findOne({ where });
      expect(stored).toBe(createHash('sha256').update(code).digest('hex'));
      await reset(stored).expect(400);
      await reset(code).expect(200);
      await reset(code).expect(400);
    });

    it('works for an hour', async () => {
      const code = (await askForLink()).searchParams.get('code') ?? '';
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61 * 60_000);
      const late = await reset(code);
      clock.mockRestore();
      expect(late.status).toBe(400);
    });

    it('says nothing about who has an account', async () => {
      const email = 'nadie@example.test';
      await cms.request.post('/admin/forgot-password').send({ email }).expect(204);
    });
  });
});
