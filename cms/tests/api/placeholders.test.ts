import { createPreviewTokens } from '../../src/features/preview/server/preview-token';
import { addCategory, buildProduct } from '../support/build-product';
import { SITE_TOKEN, TEST_ENVIRONMENT } from '../support/environment';
import { signInWithRole, type PanelStaff } from '../support/panel-staff';
import { openSession, signIn } from '../support/sign-in';
import { SITE_SETTINGS } from '../support/site-settings';
import { setUpCms } from '../support/start-cms';

const PRODUCT = 'api::product.product';
const SETTINGS = 'api::site-settings.site-settings';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const BLOG = '/content-manager/single-types/api::blog-page.blog-page';

describe('placeholders in texts', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let jwt: string;
  let product: string;

  const publish = (data: object) => editor.act(`${PRODUCTS}/${product}`, 'publish', data);
  const publishBlog = (description: string) =>
    editor.act(BLOG, 'publish', { title: 'Blog', description });
  const readAs = async (token: string, address: string) =>
    (await openSession(cms, token).call('get', address).expect(200)).body.data;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    ({ jwt } = await signIn(cms));
    const data = { ...buildProduct(await addCategory(cms)), slug: 'lector' };
    product = (await cms.strapi.documents(PRODUCT).create({ data })).documentId;
  });

  it('are refused when they have no value, such as a page without a price or missing settings', async () => {
    const price = await publishBlog('Guías por {precio}.');
    expect([price.status, price.body.error.message]).toEqual([
      400,
      expect.stringContaining('«Descripción mientras no hay artículos»: {precio} no tiene valor'),
    ]);
    const hours = await publishBlog('Abrimos de {horario}.');
    expect([hours.status, hours.body.error.message]).toEqual([
      400,
      expect.stringContaining('{horario} no tiene valor, porque falta en los ajustes'),
    ]);
    await cms.strapi.documents(SETTINGS).create({ data: SITE_SETTINGS, status: 'published' });
    await publishBlog('Abrimos de {horario}. {respuesta}.').expect(200);
    expect(await readAs(SITE_TOKEN, '/api/blog-page')).toMatchObject({
      description: 'Abrimos de lunes a viernes de 9:00 a 18:00. Respuesta en menos de 2 horas.',
    });
  });

  it('are filled with current values for the site and stay raw for editors', async () => {
    const description = 'Lee códigos. {precio} más IVA.';
    const seo = { description: 'Por {precio}, en {plazo}.' };
    await publish({ description, seo }).expect(200);
    const address = `/api/products/${product}?populate=seo`;
    expect(await readAs(SITE_TOKEN, address)).toMatchObject({
      description: 'Lee códigos. $1,499.99 más IVA.',
      seo: { description: 'Por $1,499.99, en 2\u00a0horas.' },
    });

    await publish({ price: 1600 }).expect(200);
    const [settings] = await cms.strapi.documents(SETTINGS).findMany();
    await cms.strapi.documents(SETTINGS).update({
      documentId: settings?.documentId ?? '',
      data: { responseHours: 1 },
      status: 'published',
    });
    const [listed] = await readAs(SITE_TOKEN, '/api/products?populate=seo');
    expect(listed.seo.description).toBe('Por $1,600, en 1\u00a0hora.');

    expect(await readAs(jwt, `/api/products/${product}?status=draft`)).toMatchObject({
      description,
    });
    const inPanel = await editor.call('get', `${PRODUCTS}/${product}`).expect(200);
    expect(inPanel.body.data.seo.description).toBe(seo.description);
  });

  it('are filled in the preview with the price of the draft', async () => {
    await editor.save(`${PRODUCTS}/${product}`, { price: 1750.5 }).expect(200);
    const tokens = createPreviewTokens(TEST_ENVIRONMENT.ADMIN_JWT_SECRET ?? '');
    const token = tokens.issue({ uid: PRODUCT, documentId: product, status: 'draft' });
    const { entry } = await readAs(token, '/api/preview');
    expect(entry.description).toBe('Lee códigos. $1,750.50 más IVA.');
  });

  it('of the settings are listed for the panel', async () => {
    const { body } = await editor.call('get', '/publish-checks/pages').expect(200);
    expect(body.data.placeholders).toEqual({
      horario: 'Lunes a viernes de 9:00 a 18:00',
      respuesta: 'Respuesta en menos de 2 horas',
      plazo: '1\u00a0hora',
    });
  });
});
