import { PUBLISHING_MESSAGES } from '../../contracts/publishing';
import { addCategory } from '../support/catalogue';
import { type Cms, startCms } from '../support/cms';
import { SITE_URL } from '../support/environment';
import { enterAsSuperAdmin, enterPanel, type PanelStaff } from '../support/panel-staff';
import { aPng } from '../support/pictures';
import { createScheduling } from '../support/scheduling';

const PRODUCT = 'api::product.product';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const CATEGORIES = '/content-manager/collection-types/api::product-category.product-category';
const CLIENTS = '/content-manager/collection-types/api::client.client';
const SERVICES_PAGE = '/content-manager/single-types/api::services-page.services-page';

describe('what the CMS does not let go on the site, or off it', () => {
  let cms: Cms;
  let editor: PanelStaff;
  let category: string;
  let count = 0;

  beforeAll(async () => {
    cms = await startCms();
    editor = await enterPanel(cms, 'editor');
    category = await addCategory(cms, 'Lectores');
  });
  afterAll(() => cms.stop());

  const aProduct = (changes: object = {}) => {
    count += 1;
    const slug = `lector-${count}`;
    const own = { name: `Lector ${count}`, slug, description: 'Lee códigos.', price: 1190 };
    return { ...own, category: { connect: [{ documentId: category }] }, ...changes };
  };
  async function create(address: string, data: object): Promise<string> {
    const { body } = await editor.call('post', address).send(data).expect(201);
    return body.data.documentId;
  }
  const act = (address: string, id: string, action: string, data: object = {}) =>
    editor.call('post', `${address}/${id}/actions/${action}`).send(data);
  const isPublished = async (documentId: string, uid = PRODUCT) =>
    (await cms.strapi.db
      .query(uid)
      .count({ where: { documentId, publishedAt: { $notNull: true } } })) === 1;

  async function upload(by: PanelStaff, info: object): Promise<number> {
    const { body } = await by
      .call('post', '/upload')
      .attach('files', aPng(1080, 8), 'foto.png')
      .field('fileInfo', JSON.stringify({ name: 'foto.png', ...info }))
      .expect(201);
    return body[0].id;
  }
  const describeFile = (by: PanelStaff, id: number, alternativeText: string) =>
    by.call('post', `/upload?id=${id}`).field('fileInfo', JSON.stringify({ alternativeText }));

  /** An entry that links to an address. */
  const linkTo = (href: string) => ({
    hero: { title: 'Servicios', primaryCta: { label: 'Ver', target: 'enlace', href } },
  });
  const publishPage = (href: string) =>
    editor.call('post', `${SERVICES_PAGE}/actions/publish`).send(linkTo(href));

  it('names the field of a price that nobody can mean, and keeps what was typed', async () => {
    const id = await create(PRODUCTS, aProduct({ name: 'Báscula', price: 0 }));
    const answer = await act(PRODUCTS, id, 'publish', { name: 'Báscula nueva' });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toMatch(/^«Báscula nueva» no se publicó\. «Precio/);
    expect(answer.body.error.details.errors).toMatchObject([{ path: ['price'] }]);
    expect(await isPublished(id)).toBe(false);
    await act(PRODUCTS, id, 'publish', { price: 990 }).expect(200);
  });

  it('wants a picture described, or told to be decoration', async () => {
    const image = await upload(editor, {});
    const id = await create(PRODUCTS, aProduct({ image }));
    const answer = await act(PRODUCTS, id, 'publish');
    expect([answer.status, answer.body.error.details.errors[0].path]).toEqual([400, ['image']]);
    await describeFile(editor, image, '').expect(200);
    expect((await act(PRODUCTS, id, 'publish')).status).toBe(400);
    await describeFile(editor, image, 'Decorativa').expect(200);
    await act(PRODUCTS, id, 'publish').expect(200);
  });

  it('lets links lead to pages that there are', async () => {
    const slug = 'con-enlace';
    const id = await create(PRODUCTS, aProduct({ slug }));
    const page = `/productos/${slug}`;
    const early = await publishPage(page);
    expect([early.status, early.body.error.message]).toEqual([
      400,
      expect.stringContaining(`«${page}» lleva a una página que no existe`),
    ]);
    expect((await publishPage('http://ejemplo.mx')).status).toBe(400);
    await act(PRODUCTS, id, 'publish').expect(200);
    const { body } = await editor.call('get', '/content-guard/pages');
    expect(body.data.siteUrl).toBe(SITE_URL);
    expect(body.data.pages).toEqual(expect.arrayContaining(['/', '/contacto', page]));
    await publishPage(`${page}?de=inicio`).expect(200);
  });

  it('refuses all of many when one is refused, and what a moment would publish', async () => {
    const [good, bad] = [await create(PRODUCTS, aProduct()), await create(PRODUCTS, aProduct())];
    await editor.call('put', `${PRODUCTS}/${bad}`).send({ price: -5 }).expect(200);
    const bulk = await editor
      .call('post', `${PRODUCTS}/actions/bulkPublish`)
      .send({ documentIds: [good, bad] });
    expect([bulk.status, await isPublished(good), await isPublished(bad)]).toEqual([
      400,
      false,
      false,
    ]);
    const scheduling = createScheduling(cms);
    await scheduling.forge(PRODUCT, bad, { publishAt: new Date(0).toISOString() });
    await scheduling.look(new Date());
    expect(await isPublished(bad)).toBe(false);
    const { body } = await editor.call('get', `/scheduling-panel/entries/${PRODUCT}/${bad}`);
    expect(body.data.failure.fields).toEqual(['price']);
  });

  it('keeps what other entries need, and says where', async () => {
    const slug = 'enlazado';
    const id = await create(PRODUCTS, aProduct({ name: 'Enlazado', slug }));
    await act(PRODUCTS, id, 'publish').expect(200);
    await publishPage(`/productos/${slug}`).expect(200);

    const uses = await editor.call('get', `/content-guard/uses/${PRODUCT}/${id}`);
    expect(uses.body.data).toMatchObject([
      { uid: 'api::services-page.services-page', isSingle: true, isPublished: true },
    ]);
    expect(uses.body.data).toHaveLength(1);
    const message = PUBLISHING_MESSAGES.entryInUse(uses.body.data[0].name);
    for (const answer of [
      await act(PRODUCTS, id, 'unpublish'),
      await editor.call('delete', `${PRODUCTS}/${id}`),
      await act(CATEGORIES, category, 'unpublish'),
      await editor.call('delete', `${CATEGORIES}/${category}`),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.error.message).toMatch(/^Sigue en el sitio porque se usa en /);
    }
    expect((await act(PRODUCTS, id, 'unpublish')).body.error.message).toBe(message);
    await publishPage('/contacto').expect(200);
    await act(PRODUCTS, id, 'unpublish').expect(200);
    await editor.call('delete', `${PRODUCTS}/${id}`).expect(200);
  });

  describe('a picture', () => {
    it('that is used is not deleted, by itself or with others', async () => {
      const logo = await upload(editor, { alternativeText: 'Un logotipo' });
      const client = await create(CLIENTS, { name: 'Comal', logo });
      const single = await editor.call('delete', `/upload/files/${logo}`);
      expect([single.status, single.body.error.message]).toEqual([
        400,
        PUBLISHING_MESSAGES.fileInUse('foto.png', 'Cliente «Comal»'),
      ]);
      const bulk = editor.call('post', '/upload/actions/bulk-delete');
      expect((await bulk.send({ fileIds: [logo] })).status).toBe(400);
      const pictures = await editor.call('get', '/content-guard/pictures');
      expect(pictures.body.data.find(({ id }: { id: number }) => id === logo)).toMatchObject({
        name: 'foto.png',
        alternativeText: 'Un logotipo',
        uses: [{ uid: 'api::client.client', place: expect.any(String), isPublished: false }],
      });
      await editor.call('delete', `${CLIENTS}/${client}`).expect(200);
      await editor.call('delete', `/upload/files/${logo}`).expect(200);
    });

    it('is not changed by who only drafts, when it is published or of others', async () => {
      const redactor = await enterPanel(cms, 'redactor');
      const ofOthers = await upload(editor, {});
      expect((await describeFile(redactor, ofOthers, 'Mía')).status).toBe(403);
      const bulk = redactor.call('post', '/upload/actions/bulk-delete');
      expect((await bulk.send({ fileIds: [ofOthers] })).status).toBe(403);

      const own = await upload(redactor, { alternativeText: 'Un logotipo' });
      await describeFile(redactor, own, 'El logotipo').expect(200);
      const client = await create(CLIENTS, { name: 'Posada', logo: own });
      await act(CLIENTS, client, 'publish').expect(200);
      const answer = await describeFile(redactor, own, 'Otro');
      expect([answer.status, answer.body.error.message]).toEqual([
        403,
        PUBLISHING_MESSAGES.picture,
      ]);
      const replaced = await redactor
        .call('post', `/upload?id=${own}`)
        .attach('files', aPng(9, 9), 'foto.png')
        .field('fileInfo', JSON.stringify({ name: 'foto.png' }));
      expect(replaced.status).toBe(403);
    });
  });

  it('tells nobody of uses in what one may not read', async () => {
    expect((await cms.request.get('/content-guard/pages')).status).toBe(401);
    const uses = '/content-guard/uses/api::enquiry.enquiry/x';
    expect((await editor.call('get', uses)).status).toBe(403);
    const superAdmin = await enterAsSuperAdmin(cms);
    expect((await superAdmin.call('get', uses)).body.data).toEqual([]);
  });
});
