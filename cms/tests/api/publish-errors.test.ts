import { PUBLISHING_MESSAGES } from '../../contracts/publishing';
import { addCategory, buildProduct } from '../support/build-product';
import { filterReads, captureStatements } from '../support/capture-statements';
import { SITE_URL } from '../support/environment';
import { expectLoggedErrors } from '../support/logged-errors';
import { signInWithRole, signInWithPermissions, type PanelStaff } from '../support/panel-staff';
import { createSchedulingTesting } from '../support/scheduling-testing';
import { setUpCms } from '../support/start-cms';
import { describePicture, uploadPicture } from '../support/upload-picture';

const PRODUCT = 'api::product.product';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const CATEGORIES = '/content-manager/collection-types/api::product-category.product-category';
const SYSTEMS = '/content-manager/collection-types/api::flagship-product.flagship-product';
const SERVICES_PAGE = '/content-manager/single-types/api::services-page.services-page';

describe('publish checks with severity `error`', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let category: string;
  let count = 0;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    category = await addCategory(cms, 'Lectores');
  });

  const aProduct = (changes: object = {}) => {
    count += 1;
    const own = { name: `Lector ${count}`, slug: `lector-${count}` };
    return buildProduct(category, { ...own, ...changes });
  };
  const act = (address: string, id: string, action: string, data: object = {}) =>
    editor.act(`${address}/${id}`, action, data);
  const isPublished = async (documentId: string, uid = PRODUCT) =>
    (await cms.strapi.db
      .query(uid)
      .count({ where: { documentId, publishedAt: { $notNull: true } } })) === 1;

  /** Returns content of the services page with a link to an address. */
  const linkTo = (href: string) => ({
    hero: { title: 'Servicios', primaryCta: { label: 'Ver', target: 'enlace', href } },
  });
  const publishPage = (href: string) => editor.act(SERVICES_PAGE, 'publish', linkTo(href));

  it('names the field of an implausible price and keeps the draft', async () => {
    const id = await editor.create(PRODUCTS, aProduct({ name: 'Báscula', price: 0 }));
    const response = await act(PRODUCTS, id, 'publish', { name: 'Báscula nueva' });
    expect(response.status).toBe(400);
    expect(response.body.error.message).toMatch(/^«Báscula nueva» no se publicó\. «Precio/);
    expect(response.body.error.details.errors).toMatchObject([{ path: ['price'] }]);
    expect(await isPublished(id)).toBe(false);
    await act(PRODUCTS, id, 'publish', { price: 990 }).expect(200);
  });

  it('refuses to save a number with more than two decimals, in the panel and in a component', async () => {
    const id = await editor.create(PRODUCTS, aProduct());
    for (const price of [0.1 + 0.2, 10.999, '10.999']) {
      const response = await editor.save(`${PRODUCTS}/${id}`, { price });
      expect(response.status).toBe(400);
      expect(response.body.error.message).toMatch(/«Precio.*» lleva dos decimales como máximo/);
      expect(response.body.error.details.errors).toMatchObject([{ path: ['price'] }]);
    }
    const pricing = { amount: 99.999, period: 'mes' };
    const flagship = await editor.call('post', SYSTEMS).send({ name: 'Caja', pricing });
    expect([flagship.status, flagship.body.error?.message]).toEqual([
      400,
      expect.stringContaining('lleva dos decimales como máximo'),
    ]);
    const stored = await cms.strapi.db.query(PRODUCT).findMany({ where: { documentId: id } });
    expect(stored.map(({ price }) => price)).toEqual([1499.99]);
  });

  it('refuses to save a number that the database cannot hold', async () => {
    const id = await editor.create(PRODUCTS, aProduct());
    for (const values of [{ price: 100_000_000 }, { price: -1e15 }, { order: 2 ** 31 }]) {
      const response = await editor.save(`${PRODUCTS}/${id}`, values);
      expect([response.status, response.body.error.message]).toEqual([
        400,
        expect.stringContaining('» no puede pasar de '),
      ]);
    }
  });

  it('requires a picture to have an alternative text or to be marked as decorative', async () => {
    const image = await uploadPicture(editor);
    const id = await editor.create(PRODUCTS, aProduct({ image }));
    const response = await act(PRODUCTS, id, 'publish');
    expect([response.status, response.body.error.details.errors[0].path]).toEqual([400, ['image']]);
    await describePicture(editor, image, '').expect(200);
    expect((await act(PRODUCTS, id, 'publish')).status).toBe(400);
    await describePicture(editor, image, 'Decorativa').expect(200);
    await act(PRODUCTS, id, 'publish').expect(200);
  });

  it('refuses a system at the address of a product, and plans that contradict its price', async () => {
    const slug = 'caja-de-cobro';
    const product = await editor.create(PRODUCTS, aProduct({ slug }));
    await act(PRODUCTS, product, 'publish').expect(200);
    const image = await uploadPicture(editor);
    await describePicture(editor, image, 'La caja').expect(200);
    const rates = [{ included: 1, extra: null }];
    const system = await editor.create(SYSTEMS, {
      ...{ name: 'Caja', slug, description: 'Cobra.', gradient: 'anil', image },
      pricing: { amount: 299, period: 'mes' },
      units: [{ singular: 'caja', plural: 'cajas', start: 1, max: 9 }],
      plans: [{ name: 'Mostrador', amount: 349, rates }],
    });
    const response = await act(SYSTEMS, system, 'publish');
    expect([response.status, response.body.error.details.errors]).toMatchObject([
      400,
      [
        { path: ['plans'], message: expect.stringContaining('El plan más barato cuesta $349') },
        { path: ['slug'], message: expect.stringContaining(`«${slug}» es la de`) },
      ],
    ]);
    const plans = [{ name: 'Mostrador', amount: 299, rates }];
    await act(SYSTEMS, system, 'publish', { slug: 'caja', plans }).expect(200);
    await publishPage('/productos/caja').expect(200);
    await publishPage('/productos#caja').expect(200);
  });

  it('accepts only links to existing pages', async () => {
    const slug = 'con-enlace';
    const id = await editor.create(PRODUCTS, aProduct({ slug }));
    const page = `/productos/${slug}`;
    const early = await publishPage(page);
    expect([early.status, early.body.error.message]).toEqual([
      400,
      expect.stringContaining(`«${page}» lleva a una página que no existe`),
    ]);
    expect((await publishPage('http://ejemplo.mx')).status).toBe(400);
    await act(PRODUCTS, id, 'publish').expect(200);
    const { body } = await editor.call('get', '/publish-checks/pages');
    expect(body.data.siteUrl).toBe(SITE_URL);
    expect(body.data.pages).toEqual(expect.arrayContaining(['/', '/contacto', page]));
    await publishPage(`${page}?de=inicio`).expect(200);
  });

  it('refuses a whole bulk action when one entry fails, and also scheduled publication', async () => {
    const [good, bad] = [
      await editor.create(PRODUCTS, aProduct()),
      await editor.create(PRODUCTS, aProduct()),
    ];
    await editor.save(`${PRODUCTS}/${bad}`, { price: -5 }).expect(200);
    const bulk = await editor.act(PRODUCTS, 'bulkPublish', { documentIds: [good, bad] });
    expect([bulk.status, await isPublished(good), await isPublished(bad)]).toEqual([
      400,
      false,
      false,
    ]);
    const scheduling = createSchedulingTesting(cms);
    await scheduling.writeDates(PRODUCT, bad, { publishAt: new Date(0).toISOString() });
    expectLoggedErrors(/^Scheduled: .* was refused/);
    await scheduling.runDue(new Date());
    expect(await isPublished(bad)).toBe(false);
    const { body } = await editor.call('get', `/scheduling-panel/entries/${PRODUCT}/${bad}`);
    expect(body.data.failure.fields).toEqual(['price']);
  });

  it('refuses to unpublish or delete an entry that is used, and names its usages', async () => {
    const slug = 'enlazado';
    const id = await editor.create(PRODUCTS, aProduct({ name: 'Enlazado', slug }));
    await act(PRODUCTS, id, 'publish').expect(200);
    await publishPage(`/productos/${slug}`).expect(200);

    const usages = await editor.call('get', `/publish-checks/usages/${PRODUCT}/${id}`);
    expect(usages.body.data).toMatchObject([
      { uid: 'api::services-page.services-page', isSingle: true, isPublished: true },
    ]);
    expect(usages.body.data).toHaveLength(1);
    const message = PUBLISHING_MESSAGES.entryInUse(usages.body.data[0].name);
    for (const response of [
      await act(PRODUCTS, id, 'unpublish'),
      await editor.call('delete', `${PRODUCTS}/${id}`),
      await act(CATEGORIES, category, 'unpublish'),
      await editor.call('delete', `${CATEGORIES}/${category}`),
    ]) {
      expect(response.status).toBe(400);
      expect(response.body.error.message).toMatch(/^Sigue en el sitio porque se usa en /);
    }
    expect((await act(PRODUCTS, id, 'unpublish')).body.error.message).toBe(message);
    await publishPage('/contacto').expect(200);
    await act(PRODUCTS, id, 'unpublish').expect(200);
    await editor.call('delete', `${PRODUCTS}/${id}`).expect(200);
  });

  it('reads no content that does not refer to the removed entries', async () => {
    const ids = [
      await editor.create(PRODUCTS, aProduct()),
      await editor.create(PRODUCTS, aProduct()),
    ];
    for (const id of ids) await act(PRODUCTS, id, 'publish').expect(200);
    const bulk = await captureStatements(cms, () =>
      editor.act(PRODUCTS, 'bulkUnpublish', { documentIds: ids }).expect(200),
    );
    const isContent = (sql: string) => !/^select [`"]id[`"] from/.test(sql);
    expect(filterReads(bulk, 'services_pages').filter(isContent)).toEqual([]);
    const other = await editor.create(CATEGORIES, { name: 'Cajones', slug: 'cajones' });
    await act(CATEGORIES, other, 'publish').expect(200);
    const one = await captureStatements(cms, () => act(CATEGORIES, other, 'unpublish').expect(200));
    expect(filterReads(one, 'services_pages').filter(isContent)).toEqual([]);
  });

  it('hides usages in entries that the user may not read', async () => {
    const usages = `/publish-checks/usages/${PRODUCT}/x`;
    expect((await editor.call('get', usages)).body.data).toEqual([]);
    const unprivileged = await signInWithPermissions(cms, 'nadie', {});
    expect((await unprivileged.call('get', usages)).status).toBe(403);
    expect((await unprivileged.call('get', '/publish-checks/pictures')).status).toBe(403);
    const enquiry = '/publish-checks/usages/api::enquiry.enquiry/x';
    expect((await editor.call('get', enquiry)).status).toBe(404);
  });
});
