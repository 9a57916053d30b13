import { createHash } from 'node:crypto';

import { provisionViews } from '../../src/provision/views';
import { buildEnquiry, postEnquiry } from '../support/build-enquiry';
import { addCategory, addPicture, buildProduct } from '../support/build-product';
import { captureStatements } from '../support/capture-statements';
import { CMS_ADMIN } from '../support/environment';
import { signInAsSuperAdmin, signInWithPermissions, type PanelStaff } from '../support/panel-staff';
import { waitUntil } from '../support/scheduling-testing';
import { openSession } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';

const ENQUIRIES = '/content-manager/collection-types/api::enquiry.enquiry';

describe('the CMS panel', () => {
  const cms = setUpCms();
  let token: string;
  let call: PanelStaff['call'];

  beforeAll(async () => {
    ({ token, call } = await signInAsSuperAdmin(cms));
  });

  it('is in Spanish for the first super admin', async () => {
    const { body } = await call('get', '/admin/users/me');
    expect(body.data.preferedLanguage).toBe('es');
  });

  it('shows and saves the status of an enquiry', async () => {
    await postEnquiry(cms, buildEnquiry());
    const list = await call('get', ENQUIRIES);
    const [enquiry] = list.body.results;
    expect(enquiry.status).toBe('nuevo');

    const address = `${ENQUIRIES}/${enquiry.documentId}`;
    const saved = await call('put', address).send({ ...enquiry, status: 'contactado' });
    expect([saved.status, saved.body.data?.status]).toEqual([200, 'contactado']);
    expect((await call('get', address)).body.data.status).toBe('contactado');
    expect((await call('put', address).send({ status: 'perdido' })).status).toBe(400);
  });

  it('shows whether content is published', async () => {
    const address = '/content-manager/collection-types/api::industry.industry';
    const created = await call('post', address).send({ name: 'Museos', slug: 'museos' });
    expect(created.body.data.status).toBe('draft');
    const { documentId } = created.body.data;
    await call('post', `${address}/${documentId}/actions/publish`).send({});
    // No site runs in this test.
    expect((await call('get', address)).body.results[0].status).toBe('not-online');
  });

  describe('its home page', () => {
    const PRODUCT = 'api::product.product';
    const home = (path: string, bearer = token) =>
      openSession(cms, bearer).call('get', `/home-panel/${path}`);
    const listOf = async (path: string) => (await home(path).expect(200)).body.data;

    /** Inserts rows directly: creating that many products through the CMS would take minutes. */
    async function addMany(count: number) {
      const updatedAt = new Date('2026-01-01');
      const rows = Array.from({ length: count }, (_, index) => ({
        documentId: `muchos${index}`,
        name: `Producto ${index}`,
        description: 'Uno de muchos.',
        updatedAt,
        publishedAt: null,
      }));
      const published = rows.map((row) => ({ ...row, publishedAt: updatedAt }));
      for (const part of [rows, published]) {
        for (let at = 0; at < count; at += 100) {
          await cms.strapi.db.query(PRODUCT).createMany({ data: part.slice(at, at + 100) });
        }
      }
    }

    it('lists drafts to publish, newest first, with their last author', async () => {
      const address = '/content-manager/collection-types/api::industry.industry';
      const { body } = await call('post', address).send({ name: 'Teatros', slug: 'teatros' });
      const { documentId } = await cms.strapi
        .documents('api::industry.industry')
        .create({ data: { name: 'Cines', slug: 'cines' }, status: 'published' });
      await call('put', `${address}/${documentId}`).send({ name: 'Cinetecas' });

      const { total, entries } = await listOf('drafts');
      expect(total).toBe(2);
      expect(entries[0]).toMatchObject({ name: 'Industria «Cinetecas»', state: 'modified' });
      expect(entries[1]).toMatchObject({
        documentId: body.data.documentId,
        name: 'Industria «Teatros»',
        isSingle: false,
        state: 'draft',
      });
      expect(entries[0].who).toBeTruthy();
    });

    it('lists an entry that was published before as withdrawn', async () => {
      const documents = cms.strapi.documents('api::industry.industry');
      const data = { name: 'Museos de sitio', slug: 'museos-de-sitio' };
      const { documentId } = await documents.create({ data, status: 'published' });
      await documents.unpublish({ documentId });
      const { entries } = await listOf('drafts');
      expect(entries[0]).toMatchObject({ documentId, state: 'withdrawn' });
      await documents.delete({ documentId });
    });

    it('lists published entries with missing content', async () => {
      const category = await addCategory(cms);
      const image = await addPicture(cms);
      const documents = cms.strapi.documents(PRODUCT);
      const publish = async (changes: object) => {
        const data = { ...buildProduct(category), ...changes } as never;
        await documents.create({ data, status: 'published' });
      };
      await publish({ name: 'Completo', slug: 'completo', image });
      await publish({ name: 'Sin foto', slug: 'sin-foto' });
      expect(await listOf('incomplete')).toMatchObject({
        total: 1,
        entries: [{ name: 'Producto «Sin foto»', lacks: ['picture'] }],
      });
      const files = cms.strapi.db.query('plugin::upload.file');
      await files.update({ where: { id: image }, data: { alternativeText: null } });
      const { total, entries } = await listOf('incomplete');
      expect(total).toBe(2);
      expect(entries).toContainEqual(
        expect.objectContaining({ name: 'Producto «Completo»', lacks: ['alternativeText'] }),
      );
    });

    it('lists new enquiries without personal data', async () => {
      await postEnquiry(cms, buildEnquiry());
      const response = await home('enquiries').expect(200);
      const [enquiry] = response.body.data.entries;
      expect(enquiry).toMatchObject({ type: 'servicio', isOverdue: false });
      expect(enquiry.url).toContain('/admin/consultas/');
      expect(response.text).not.toMatch(/María|maria@/);
    });

    it('names a single type by its type name', async () => {
      const privacy = 'api::privacy-page.privacy-page';
      await call('put', `/content-manager/single-types/${privacy}`).send({ title: 'Tus datos' });
      const { body } = await call(
        'get',
        '/content-manager/homepage/recent-documents?action=update',
      );
      expect(body.data[0]).toMatchObject({ title: 'Aviso de privacidad', contentTypeUid: privacy });
    });

    it('lists only entries that the user may read', async () => {
      const { token: unprivileged } = await signInWithPermissions(cms, 'sin-permisos', {});
      expect((await home('drafts', unprivileged)).body.data).toEqual({ total: 0, entries: [] });
      expect((await home('incomplete', unprivileged)).body.data).toEqual({ total: 0, entries: [] });
      expect((await home('enquiries', unprivileged)).status).toBe(403);
    });

    it('sends as many queries for 2,000 products as for two', async () => {
      const countOnce = async (path: string) =>
        (await captureStatements(cms, () => listOf(path))).length;
      // The minimum of three: background jobs of the CMS query the database too.
      async function count(path: string): Promise<number> {
        return Math.min(await countOnce(path), await countOnce(path), await countOnce(path));
      }
      const before = [await count('drafts'), await count('incomplete')];
      await addMany(2000);
      expect([await count('drafts'), await count('incomplete')]).toEqual(before);
      const { total, entries } = await listOf('incomplete');
      expect([total, entries.length]).toEqual([2002, 8]);
    });
  });

  it.each([
    ['producto', 'lector-de-huellas'],
    ['producto-3', 'lector-de-huellas'],
    ['mi-lector', 'mi-lector'],
    ['producto-360', 'producto-360'],
  ])('stores a new entry with the form slug «%s» as «%s»', async (slug, stored) => {
    const products = '/content-manager/collection-types/api::product.product';
    const { body } = await call('post', products).send({ name: 'Lector de huellas', slug });
    expect(body.data.slug).toBe(stored);
    await call('delete', `${products}/${body.data.documentId}`);
  });

  describe('the view of a type', () => {
    const address = '/content-manager/content-types/api::product.product/configuration';
    const read = async () => (await call('get', address)).body.data.contentType;

    it('is defined by the code, with the labels of its components', async () => {
      const { settings, metadatas, layouts } = await read();
      expect(settings).toMatchObject({ mainField: 'name', defaultSortBy: 'order', pageSize: 50 });
      expect(metadatas.price.edit).toMatchObject({
        label: 'Precio (MXN)',
        description: expect.stringContaining('punto para los centavos'),
        placeholder: 'Ej. 1499.99',
      });
      expect(metadatas.createdAt.list.label).toBe('Creado');
      expect(layouts.list.slice(0, 2)).toEqual(['image', 'name']);
      const seo = '/content-manager/components/shared.seo/configuration';
      const { component } = (await call('get', seo)).body.data;
      expect(component.metadatas.noindex.edit.label).toBe('Ocultar a los buscadores');
    });

    it('replaces at the next start what was rearranged in the panel', async () => {
      const before = await read();
      const layouts = { ...before.layouts, list: ['name', 'price'] };
      const saved = await call('put', address).send({ settings: before.settings, layouts });
      expect(saved.status).toBe(200);
      await provisionViews(cms.strapi);
      expect(await read()).toEqual(before);
    });

    it('is written only when it differs', async () => {
      const rows = cms.strapi.db.query('strapi::core-store');
      const update = jest.spyOn(rows, 'update');
      await provisionViews(cms.strapi);
      expect(update).not.toHaveBeenCalled();
      update.mockRestore();
    });
  });

  describe('the link for a new password', () => {
    const reset = (resetPasswordToken: string) =>
      cms.request
        .post('/admin/reset-password')
        .send({ resetPasswordToken, password: 'Nueva-1-clave' });

    /** Requests a link with a forged host header and returns the link of the mail. */
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

    it('points to the panel, is stored as a hash and works once', async () => {
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

    it('is sent to an address that was typed with capitals', async () => {
      const email = CMS_ADMIN.email.toUpperCase();
      await cms.request.post('/admin/forgot-password').send({ email }).expect(204);
    });

    it('works for one hour', async () => {
      const code = (await askForLink()).searchParams.get('code') ?? '';
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61 * 60_000);
      const late = await reset(code);
      clock.mockRestore();
      expect(late.status).toBe(400);
    });

    it('does not reveal accounts: neither this response nor the next one waits for the mail', async () => {
      const email = 'nadie@example.test';
      const find = jest.spyOn(cms.strapi.db.query('admin::user'), 'findOne');
      const isLookedUp = () => find.mock.calls.some(([query]) => query?.where?.email === email);
      await cms.request.post('/admin/forgot-password').send({ email }).expect(204);
      await cms.request.get('/healthz').expect(200);
      expect(isLookedUp()).toBe(false);
      await waitUntil(isLookedUp);
      find.mockRestore();
    });
  });

  it('compares a hash of the same cost for an unknown address', async () => {
    const auth = cms.strapi.service('admin::auth') as unknown as { validatePassword: jest.Func };
    const compare = jest.spyOn(auth, 'validatePassword');
    for (const email of [CMS_ADMIN.email, 'nadie@example.test']) {
      const { status, body } = await cms.request
        .post('/admin/login')
        .send({ email, password: 'No-es-esta-1' });
      expect([status, body.error.message]).toEqual([
        400,
        'El correo o la contraseña no son correctos.',
      ]);
    }
    const hashes = compare.mock.calls.map(([, hash]) => String(hash));
    compare.mockRestore();
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect(hash).toMatch(/^\$2[aby]\$10\$[./A-Za-z0-9]{53}$/);
  });
});
