import { createPreviewTokens } from '../../src/features/preview/server/preview-token';
import { buildEnquiry, postEnquiry } from '../support/build-enquiry';
import { addCategory, buildProduct } from '../support/build-product';
import { SITE_TOKEN, SITE_URL, TEST_ENVIRONMENT } from '../support/environment';
import { signInAsSuperAdmin, signInWithPermissions, type PanelStaff } from '../support/panel-staff';
import { openSession, signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';
import { uploadPicture } from '../support/upload-picture';

const PRODUCT = 'api::product.product';
const SETTINGS = 'api::site-settings.site-settings';
const HOME = 'api::home-page.home-page';

const tokens = (now?: () => number) =>
  createPreviewTokens(TEST_ENVIRONMENT.ADMIN_JWT_SECRET ?? '', now);

describe('the preview of a draft', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let product: string;
  let other: string;

  const read = (token: string) => openSession(cms, token).call('get', '/api/preview');
  const ask = (uid: string, query = '', staff = editor) =>
    staff.call('get', `/content-manager/preview/url/${uid}${query}`);

  async function tokenOf(uid: string, query = ''): Promise<string> {
    const { body } = await ask(uid, query).expect(200);
    return String(body.data.url).replace(/^.*#token=/, '');
  }

  beforeAll(async () => {
    editor = await signInAsSuperAdmin(cms);
    const image = await uploadPicture(editor, { alternativeText: 'Un lector' });
    await cms.strapi
      .plugin('upload')
      .service('upload')
      .updateFileInfo(image, { focalPoint: { x: 20, y: 75 } });
    const category = await addCategory(cms, 'Perifericos');
    const shared = { price: 890.5, image, seo: { title: 'Lector' } };
    const create = (name: string, slug: string) => {
      const data = buildProduct(category, { ...shared, name, slug }) as never;
      return cms.strapi.documents(PRODUCT).create({ data, status: 'published' });
    };
    product = (await create('Lector', 'lector')).documentId;
    other = (await create('Otro', 'otro')).documentId;
    await cms.strapi
      .documents(PRODUCT)
      .update({ documentId: product, data: { name: 'Lector nuevo', slug: 'lector-nuevo' } });
  });

  it('opens a page of the site that the panel may embed', async () => {
    const { body, headers } = await ask(PRODUCT, `?documentId=${product}&status=modified`);
    expect(body.data.url).toMatch(new RegExp(`^${SITE_URL}/vista-previa#token=[\\w-]+\\.[\\w-]+$`));
    expect(headers['content-security-policy']).toContain(`frame-src ${SITE_URL}`);
  });

  it('returns the last saved entry with the displayed relations and nothing else', async () => {
    const response = await read(await tokenOf(PRODUCT, `?documentId=${product}&status=draft`));
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body.data).toEqual({
      uid: PRODUCT,
      documentId: product,
      status: 'draft',
      type: 'Producto',
      name: 'Lector nuevo',
      secondsLeft: expect.any(Number),
      entry: {
        name: 'Lector nuevo',
        slug: 'lector-nuevo',
        description: 'Lee códigos de barras a un metro.',
        price: 890.5,
        tax: 'masIva',
        unit: null,
        minQuantity: null,
        summary: null,
        availability: null,
        delivery: null,
        warranty: null,
        boxItems: [],
        specifications: [],
        worksWithSystems: [],
        worksWithProducts: [],
        documents: [],
        questions: [],
        pictures: [],
        offerFrom: null,
        offerPrice: null,
        offerUntil: null,
        searchTerms: null,
        featured: false,
        order: null,
        featuredOrder: null,
        category: { name: 'Perifericos', slug: 'perifericos', searchTerms: null, order: null },
        image: {
          url: expect.stringMatching(/^\/uploads\/.+\.png$/),
          alternativeText: 'Un lector',
          width: 1080,
          height: 8,
          focalPoint: { x: 20, y: 75 },
        },
        seo: { title: 'Lector', description: null, noindex: false, shareImage: null },
      },
      published: expect.objectContaining({ name: 'Lector', slug: 'lector' }),
      publishedAs: { name: 'Lector', slug: 'lector' },
      panelOrigin: expect.stringMatching(/^http:\/\/[^/]+$/),
    });
    expect(response.body.data.secondsLeft).toBeGreaterThan(590);
    expect(response.body.data.secondsLeft).toBeLessThanOrEqual(600);
  });

  it('returns the published version on request', async () => {
    const response = await read(await tokenOf(PRODUCT, `?documentId=${product}&status=published`));
    expect(response.body.data).toMatchObject({
      status: 'published',
      name: 'Lector',
      // A link to the published version shows no draft text.
      published: null,
    });
  });

  it('works for an unpublished entry and for a nearly empty one', async () => {
    const address = `/content-manager/collection-types/${PRODUCT}`;
    const created = await editor.call('post', address).send({ name: 'Borrador' });
    const { documentId } = created.body.data;
    const { body } = await read(await tokenOf(PRODUCT, `?documentId=${documentId}`));
    expect(body.data).toMatchObject({ published: null, publishedAs: null });
    expect(body.data.entry).toMatchObject({ name: 'Borrador', price: null, category: null });
  });

  it('works for single types', async () => {
    await cms.strapi.documents(HOME).create({ data: { clientsTitle: 'Confían en nosotros' } });
    const { body } = await read(await tokenOf(HOME));
    expect(body.data).toMatchObject({ type: 'Página de inicio', name: 'Página de inicio' });
    expect(body.data.entry).toMatchObject({ clientsTitle: 'Confían en nosotros', slides: [] });
  });

  it('expires after ten minutes and when the entry is deleted', async () => {
    const target = { uid: PRODUCT, documentId: product, status: 'draft' } as const;
    const old = tokens(() => Date.now() - 10 * 60_000).issue(target);
    const expired = await read(old);
    expect(expired.status).toBe(401);
    expect(expired.headers['cache-control']).toBe('no-store');
    expect(expired.body.error.message).toBe('La vista previa venció: dura 10 minutos.');

    const gone = await read(tokens().issue({ ...target, documentId: 'no-existe' }));
    expect(gone.status).toBe(404);
  });

  it('requires its own token, which gives no other access', async () => {
    const token = await tokenOf(PRODUCT, `?documentId=${product}`);
    const [, signature] = token.split('.');
    const claims = { uid: PRODUCT, documentId: other, status: 'draft', exp: Date.now() + 60_000 };
    const forged = `${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
    const { jwt } = await signIn(cms);
    for (const wrong of [forged, `${token}x`, 'x', SITE_TOKEN, jwt, editor.token]) {
      const { status, body } = await read(wrong);
      expect(status).toBe(401);
      expect(body).toEqual({
        data: null,
        error: {
          status: 401,
          name: 'UnauthorizedError',
          message: 'El enlace de esta vista previa no es válido.',
          details: {},
        },
      });
    }
    expect((await cms.request.get('/api/preview')).status).toBe(401);

    for (const address of ['/api/products', `/api/products/${product}`, '/admin/users/me']) {
      const { status } = await openSession(cms, token).call('get', address);
      expect([401, 403, 404]).toContain(status);
    }
  });

  it('ignores query parameters', async () => {
    const token = await tokenOf(PRODUCT, `?documentId=${product}`);
    const query = `documentId=${other}&populate=*&status=published&fields=id`;
    const { body } = await openSession(cms, token).call('get', `/api/preview?${query}`);
    expect(body.data).toMatchObject({ documentId: product, name: 'Lector nuevo' });
  });

  it('shows the values of the form without writing them', async () => {
    const category = await addCategory(cms, 'Impresoras');
    const picture = await uploadPicture(editor, { alternativeText: 'Otra' });
    const file = await cms.strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { id: picture } });
    const values = {
      name: 'Lector a medias {precio}',
      price: 120,
      description: '',
      image: file,
      category: {
        connect: [{ id: 1, apiData: { documentId: category } }],
        disconnect: [],
      },
      seo: { title: 'Título a medias' },
    };
    const address = `/preview-panel/entries/${PRODUCT}/${product}`;
    const { body } = await editor.call('post', address).send({ values }).expect(200);
    expect(body.data.name).toMatch(/^Lector a medias /);
    expect(body.data.entry).toMatchObject({
      slug: 'lector-nuevo',
      price: 120,
      image: { alternativeText: 'Otra' },
      category: { name: 'Impresoras' },
      seo: { title: 'Título a medias' },
    });
    const after = await read(await tokenOf(PRODUCT, `?documentId=${product}&status=draft`));
    expect(after.body.data.entry).toMatchObject({ name: 'Lector nuevo', price: 890.5 });

    const empty = await editor.call('post', address).send({ values: { image: null, price: null } });
    expect(empty.body.data.entry).toMatchObject({ name: 'Lector nuevo', image: null, price: null });
  });

  it('shows unsaved values only to those who may read the entry and what it is related to', async () => {
    const address = `/preview-panel/entries/${PRODUCT}/${product}`;
    const stranger = await signInWithPermissions(cms, 'Nadie', { read: [HOME] });
    expect((await stranger.call('post', address).send({ values: {} })).status).toBe(403);
    const connect = [{ apiData: { documentId: await addCategory(cms, 'Reservadas') } }];
    const reader = await signInWithPermissions(cms, 'Productos', { read: [PRODUCT] });
    const values = { category: { connect, disconnect: [] } };
    const { body } = await reader.call('post', address).send({ values });
    expect(body.data.entry.category.name).toBe('Perifericos');
    expect((await cms.request.post(address).send({ values })).status).toBe(401);
    const nowhere = `/preview-panel/entries/api::enquiry.enquiry/${product}`;
    expect((await editor.call('post', nowhere).send({ values })).status).toBe(404);
  });

  it('is not available for internal types or without a session', async () => {
    await postEnquiry(cms, buildEnquiry());
    const [enquiry] = await cms.strapi.documents('api::enquiry.enquiry').findMany();
    const uid = 'api::enquiry.enquiry';
    const response = await ask(uid, `?documentId=${enquiry?.documentId}`);
    expect(response.body.data?.url).toBeUndefined();
    const target = { uid, documentId: enquiry?.documentId ?? '', status: 'published' } as const;
    expect((await read(tokens().issue(target))).status).toBe(404);

    const asStranger = await cms.request.get(`/content-manager/preview/url/${SETTINGS}`);
    expect(asStranger.status).toBe(401);
  });

  it('is not available to staff who may not read the type', async () => {
    const stranger = await signInWithPermissions(cms, 'Ajena', { read: [HOME] });
    const response = await ask(PRODUCT, `?documentId=${product}`, stranger);
    expect(response.body.data?.url).toBeUndefined();
  });
});
