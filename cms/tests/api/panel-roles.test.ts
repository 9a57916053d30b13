import {
  ALL_ROLES,
  PANEL_ROLES,
  type PanelRoleKey,
  PUBLISHERS,
  SUPER_ADMIN_ROLE,
} from '../../contracts/panel-roles';
import { PUBLISHING_MESSAGES } from '../../contracts/publishing';
import { provisionDemoStaff } from '../../src/provision/demo-staff';
import { provisionPanelRoles } from '../../src/provision/panel-roles';
import { buildEnquiry, postEnquiry } from '../support/build-enquiry';
import { createPng } from '../support/create-png';
import { signInWithRole, type PanelStaff } from '../support/panel-staff';
import { setUpCms } from '../support/start-cms';

const INDUSTRY = 'api::industry.industry';
const INDUSTRIES = `/content-manager/collection-types/${INDUSTRY}`;
const ENQUIRIES = '/content-manager/collection-types/api::enquiry.enquiry';
const SUBSCRIPTIONS =
  '/content-manager/collection-types/api::newsletter-subscription.newsletter-subscription';
const REDIRECTS = '/content-manager/collection-types/api::redirect.redirect';
const TEMPLATES = '/content-manager/collection-types/api::reply-template.reply-template';
const SETTINGS = '/content-manager/single-types/api::site-settings.site-settings';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

/** Types that only the super admin may read; `route-access.test.ts` tests the access to each route. */
const FORBIDDEN = [
  '/content-manager/collection-types/plugin::users-permissions.user',
  '/content-manager/collection-types/api::mail.mail',
  '/content-manager/collection-types/api::privacy-log.privacy-log',
  '/content-manager/collection-types/api::person-merge.person-merge',
  '/content-manager/collection-types/api::two-factor.two-factor',
  '/content-manager/collection-types/api::saved-view.saved-view',
  '/content-manager/single-types/api::dashboard-settings.dashboard-settings',
];

describe('the roles of the CMS panel', () => {
  const cms = setUpCms();
  let staff: Record<PanelRoleKey, PanelStaff>;

  beforeAll(async () => {
    const [redactor, editor, administrador] = await Promise.all(
      ALL_ROLES.map((key) => signInWithRole(cms, key)),
    );
    staff = { redactor, editor, administrador } as typeof staff;
    await postEnquiry(cms, buildEnquiry());
  });

  const send = (key: PanelRoleKey, method: 'get' | 'post' | 'put' | 'delete', address: string) =>
    staff[key].call(method, address);

  async function createDraft(name: string, key: PanelRoleKey = 'redactor'): Promise<string> {
    const { body } = await send(key, 'post', INDUSTRIES).send({ name, slug: name });
    return body.data.documentId;
  }
  const act = (key: PanelRoleKey, id: string, action: string) =>
    send(key, 'post', `${INDUSTRIES}/${id}/actions/${action}`).send({});

  async function createPublished(name: string): Promise<string> {
    const id = await createDraft(name);
    await act('editor', id, 'publish').expect(200);
    return id;
  }
  const findDraft = (documentId: string) =>
    cms.strapi.db.query(INDUSTRY).findOne({ where: { documentId, publishedAt: null } });

  it('have Spanish names, exist besides the super admin role, and do not change at the next start', async () => {
    const count = () => cms.strapi.db.query('admin::permission').count();
    const before = await count();
    await provisionPanelRoles(cms.strapi);
    expect(await count()).toBe(before);
    const roles = await cms.strapi.db.query('admin::role').findMany({ orderBy: 'id' });
    const expected = [SUPER_ADMIN_ROLE, PANEL_ROLES.editor, PANEL_ROLES.redactor];
    expect(roles).toMatchObject([...expected, PANEL_ROLES.administrador]);
  });

  it('lose manually added permissions at the next start', async () => {
    const { id } = await cms.strapi.db
      .query('admin::role')
      .findOne({ where: { code: PANEL_ROLES.editor.code } });
    const permissions = [{ action: 'admin::webhooks.read' }];
    await cms.strapi.service('admin::role').addPermissions(id, permissions);
    expect((await send('editor', 'get', '/admin/webhooks')).status).toBe(200);
    await provisionPanelRoles(cms.strapi);
    expect((await send('editor', 'get', '/admin/webhooks')).status).toBe(403);
  });

  describe.each(ALL_ROLES)('%s', (key) => {
    it.each(FORBIDDEN)('may not read %s', async (address) => {
      expect((await send(key, 'get', address)).status).toBe(403);
    });

    it('has no content releases, which are a paid feature', async () => {
      expect((await send(key, 'get', '/content-releases')).status).toBe(404);
    });

    it('may create, edit, copy and delete drafts and upload pictures', async () => {
      const id = await createDraft(`borrador-${key}`, key);
      await send(key, 'put', `${INDUSTRIES}/${id}`).send({ name: 'Otro nombre' }).expect(200);
      const clone = await send(key, 'post', `${INDUSTRIES}/clone/${id}`).send({
        slug: `copia-${key}`,
      });
      expect(clone.status).toBe(200);
      await send(key, 'delete', `${INDUSTRIES}/${id}`).expect(200);
      const picture = await send(key, 'post', '/upload')
        .attach('files', createPng(40, 30), 'foto.png')
        .field('fileInfo', JSON.stringify({ name: 'foto.png', alternativeText: 'Una foto' }));
      expect(picture.status).toBe(201);
    });
  });

  it.each([
    ['redactor', 403],
    ['editor', 201],
    ['administrador', 201],
  ] as const)('all read reply templates; %s gets %i when writing one', async (key, expected) => {
    await send(key, 'get', TEMPLATES).expect(200);
    const template = { name: key, subject: 'Hola', text: 'Hola, {nombre}.' };
    expect((await send(key, 'post', TEMPLATES).send(template)).status).toBe(expected);
  });

  describe('redactor', () => {
    const expectForbidden = async (response: PromiseLike<{ status: number }>) =>
      expect((await response).status).toBe(403);

    it('may not delete published entries', async () => {
      const live = await createPublished('en-linea');
      const response = await send('redactor', 'delete', `${INDUSTRIES}/${live}`);
      expect([response.status, response.body.error.message]).toEqual([
        403,
        PUBLISHING_MESSAGES.delete,
      ]);
      const bulk = send('redactor', 'post', `${INDUSTRIES}/actions/bulkDelete`);
      await expectForbidden(bulk.send({ documentIds: [live] }));
    });

    it('may not schedule entries or change scheduled ones', async () => {
      const id = await createDraft('con-fecha');
      const address = `${INDUSTRIES}/${id}`;
      for (const dates of [
        { publishAt: TOMORROW },
        { unpublishAt: TOMORROW },
        { publishAt: 'x' },
      ]) {
        for (const [method, path] of [
          ['put', address],
          ['post', INDUSTRIES],
        ] as const) {
          const { status, body } = await send('redactor', method, path).send({
            ...{ name: 'Con fecha', slug: 'otra-con-fecha', ...dates },
          });
          expect([status, body.error.message]).toEqual([403, PUBLISHING_MESSAGES.schedule]);
        }
      }
      expect(await findDraft(id)).toMatchObject({ publishAt: null, unpublishAt: null });
      // The form sends the dates back that it read, and a copy starts without them.
      const { body } = await send('editor', 'put', address).send({ unpublishAt: TOMORROW });
      const { publishAt, unpublishAt } = body.data;
      await send('redactor', 'put', address).send({ publishAt, unpublishAt }).expect(200);
      const copy = { name: 'Copia', slug: 'copia-con-fecha', unpublishAt };
      await send('redactor', 'post', `${INDUSTRIES}/clone/${id}`).send(copy).expect(200);
      await send('editor', 'put', address).send({ unpublishAt: null }).expect(200);
      await send('editor', 'put', address).send({ publishAt: TOMORROW }).expect(200);
      expect((await findDraft(id)).publishAt).toBe(TOMORROW);
      const response = await send('redactor', 'put', address).send({ name: 'Cambiada' });
      expect([response.status, response.body.error.message]).toEqual([
        403,
        PUBLISHING_MESSAGES.scheduled,
      ]);
      const gone = await send('redactor', 'delete', address);
      expect([gone.status, gone.body.error.message]).toEqual([403, PUBLISHING_MESSAGES.scheduled]);
      const bulk = send('redactor', 'post', `${INDUSTRIES}/actions/bulkDelete`);
      await expectForbidden(bulk.send({ documentIds: [id] }));
    });
  });

  describe.each(PUBLISHERS)('%s', (key) => {
    it('may publish, unpublish and delete', async () => {
      const id = await createDraft(`ciclo-${key}`);
      await act(key, id, 'publish').expect(200);
      await act(key, id, 'unpublish').expect(200);
      const bulk = await send(key, 'post', `${INDUSTRIES}/actions/bulkPublish`).send({
        documentIds: [id],
      });
      expect(bulk.body).toEqual({ count: 1 });
      await send(key, 'delete', `${INDUSTRIES}/${id}`).expect(200);
    });
  });

  it.each(['redactor', 'editor'] as const)(
    '%s may not see enquiries, subscriptions or settings',
    async (key) => {
      for (const address of [ENQUIRIES, SUBSCRIPTIONS]) {
        expect((await send(key, 'get', address)).status).toBe(403);
        expect((await send(key, 'delete', `${address}/x`)).status).toBe(403);
      }
      expect((await send(key, 'put', SETTINGS).send({ phone: '+525500000000' })).status).toBe(403);
    },
  );

  it.each([
    ['redactor', 403],
    ['editor', 201],
    ['administrador', 201],
  ] as const)('%s gets %i when adding a redirect', async (key, expected) => {
    const redirect = { from: `/promo-${key}`, to: '/productos' };
    const { status, body } = await send(key, 'post', REDIRECTS).send(redirect);
    expect(status).toBe(expected);
    const isAllowed = expected === 201;
    expect((await send(key, 'get', REDIRECTS)).status).toBe(isAllowed ? 200 : 403);
    const id = isAllowed ? body.data.documentId : 'x';
    expect((await send(key, 'delete', `${REDIRECTS}/${id}`)).status).toBe(isAllowed ? 200 : 403);
  });

  it('administrador may process enquiries but not change the text of visitors', async () => {
    const [enquiry] = (await send('administrador', 'get', ENQUIRIES)).body.results;
    const address = `${ENQUIRIES}/${enquiry.documentId}`;
    const change = { status: 'contactado', message: 'Otro mensaje, cambiado' };
    const { body } = await send('administrador', 'put', address).send(change).expect(200);
    expect(body.data).toMatchObject({ status: 'contactado', message: enquiry.message });
    expect((await send('administrador', 'delete', address)).status).toBe(403);
    expect((await send('administrador', 'post', ENQUIRIES).send(buildEnquiry())).status).toBe(403);
    expect((await send('administrador', 'get', SUBSCRIPTIONS)).status).toBe(200);
    expect((await send('administrador', 'get', SETTINGS)).status).not.toBe(403);
  });

  it('have one demo account each, created once and blocked when demo mode is off', async () => {
    await provisionDemoStaff(cms.strapi, undefined);
    expect(await cms.strapi.db.query('admin::user').count()).toBe(4);
    await provisionDemoStaff(cms.strapi, 'Prueba-demo-1');
    await provisionDemoStaff(cms.strapi, 'Prueba-demo-2');
    expect(await cms.strapi.db.query('admin::user').count()).toBe(7);
    const account = { email: 'edicion@tequiora.mx', password: 'Prueba-demo-1' };
    const { body } = await cms.request.post('/admin/login').send(account);
    expect(body.data.user).toMatchObject({ firstname: 'Editor', preferedLanguage: 'es' });
    await provisionDemoStaff(cms.strapi, undefined);
    expect((await cms.request.post('/admin/login').send(account)).status).toBe(400);
    await provisionDemoStaff(cms.strapi, 'Prueba-demo-3');
    expect((await cms.request.post('/admin/login').send(account)).status).toBe(200);
  });
});
