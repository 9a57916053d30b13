import { type EntryOrder, ORDER_MESSAGES } from '../../../contracts/order';
import { assignInitialPlaces } from '../../../src/provision/assign-initial-places';
import { readSnapshot } from '../../support/as-site';
import { addCategory } from '../../support/build-product';
import { signInAsSuperAdmin, signInWithPermissions } from '../../support/panel-staff';
import { createSchedulingTesting } from '../../support/scheduling-testing';
import { openSession } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const INDUSTRY = 'api::industry.industry';
const INDUSTRIES = `/content-manager/collection-types/${INDUSTRY}`;
const ADDRESS = `/order-panel/${INDUSTRY}`;

describe('the order of entries', () => {
  const cms = setUpCms();
  let admin: string;

  const panel = (method: 'get' | 'put' | 'post', address: string, token = admin) =>
    openSession(cms, token).call(method, address);
  const readOrder = async (): Promise<EntryOrder> =>
    (await panel('get', ADDRESS).expect(200)).body.data;
  const save = (order: string[], version: string, token = admin) =>
    panel('put', ADDRESS, token).send({ order, version });
  const namesOf = ({ entries }: EntryOrder) => entries.map(({ name }) => name);
  const statusOf = async (documentId: string) =>
    (await panel('get', `${INDUSTRIES}/${documentId}`)).body.data.status;
  const revision = async () => (await readSnapshot(cms)).revision;

  async function add(name: string, order: number | null, status: 'draft' | 'published') {
    const slug = name.toLowerCase();
    const data = { name, slug, order } as never;
    const { documentId } = await cms.strapi.documents(INDUSTRY).create({ data, status });
    return documentId;
  }

  let shops: string;
  let hotels: string;
  let clinics: string;
  beforeAll(async () => {
    admin = (await signInAsSuperAdmin(cms)).token;
    shops = await add('Tiendas', 1, 'published');
    hotels = await add('Hoteles', 2, 'published');
    clinics = await add('Clínicas', null, 'draft');
    const changed = { name: 'Hoteles y posadas' };
    await panel('put', `${INDUSTRIES}/${hotels}`).send(changed).expect(200);
  });

  it('is on the site as soon as it is saved, without other changes to entries', async () => {
    const before = await readOrder();
    expect(namesOf(before)).toEqual(['Tiendas', 'Hoteles y posadas', 'Clínicas']);
    const was = await revision();
    const announced = createSchedulingTesting(cms).capturePublished();

    const { body } = await save([clinics, hotels, shops], before.version).expect(200);
    expect(namesOf(body.data)).toEqual(['Clínicas', 'Hoteles y posadas', 'Tiendas']);
    expect(await revision()).not.toBe(was);
    expect(announced).toEqual([shops]);
    expect([await statusOf(shops), await statusOf(hotels), await statusOf(clinics)]).toEqual([
      'published',
      'modified',
      'draft',
    ]);
    const rows = await cms.strapi.db.query(INDUSTRY).findMany({ orderBy: 'id' });
    const stored = rows.map(({ name, order }) => `${name} ${order}`);
    expect(stored.sort()).toEqual([
      'Clínicas 1',
      'Hoteles 2',
      'Hoteles y posadas 2',
      'Tiendas 3',
      'Tiendas 3',
    ]);
  });

  it('is that of the first of two concurrent saves', async () => {
    const { version } = await readOrder();
    const responses = await Promise.all([
      save([shops, hotels, clinics], version),
      save([hotels, shops, clinics], version),
    ]);
    const [refused] = responses.filter(({ status }) => status === 409);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused?.body.error.message).toBe(ORDER_MESSAGES.stale);
    const [saved] = responses.filter(({ status }) => status === 200);
    expect(namesOf(await readOrder())).toEqual(namesOf(saved?.body.data));
  });

  it('is refused when the list has changed or is incomplete', async () => {
    const { version } = await readOrder();
    const late = await add('Escuelas', null, 'draft');
    expect((await save([shops, hotels, clinics], version)).status).toBe(409);
    const now = await readOrder();
    expect((await save([shops, hotels, clinics], now.version)).status).toBe(400);
    await save([late, shops, hotels, clinics], now.version).expect(200);
    expect((await panel('put', ADDRESS).send({ order: 'x' })).status).toBe(400);
  });

  it('survives a save of a form that was opened earlier', async () => {
    const [first] = (await readOrder()).entries;
    const address = `${INDUSTRIES}/${first?.documentId}`;
    await panel('put', address).send({ name: 'Escuelas de oficios', order: 7 }).expect(200);
    await panel('post', `${address}/actions/publish`).send({ order: 7 }).expect(200);
    expect((await readOrder()).entries[0]?.name).toBe('Escuelas de oficios');
  });

  it('puts a copy last', async () => {
    const [first] = (await readOrder()).entries;
    const copy = panel('post', `${INDUSTRIES}/clone/${first?.documentId}`);
    await copy.send({ name: 'Una copia', slug: 'una-copia', order: 1 }).expect(200);
    expect((await readOrder()).entries.at(-1)?.name).toBe('Una copia');
  });

  it('can be changed by users who may publish the type', async () => {
    const { version, entries } = await readOrder();
    const order = entries.map(({ documentId }) => documentId).reverse();
    const { token: writer } = await signInWithPermissions(cms, 'redactora', {
      read: [INDUSTRY],
      create: [INDUSTRY],
      update: [INDUSTRY],
    });
    expect((await save(order, version, writer)).status).toBe(403);
    expect((await panel('get', ADDRESS, writer)).status).toBe(403);
    expect((await panel('get', '/order-panel', writer)).body.data).toEqual([]);

    const { token: publisher } = await signInWithPermissions(cms, 'editora', {
      read: [INDUSTRY],
      publish: [INDUSTRY],
    });
    const { body } = await panel('get', '/order-panel', publisher).expect(200);
    expect(body.data).toEqual([{ uid: INDUSTRY, type: 'Industria' }]);
    await save(order, version, publisher).expect(200);
  });

  it('is available for types with a manual order', async () => {
    expect((await panel('get', '/order-panel/api::home-page.home-page')).status).toBe(404);
    expect((await panel('get', `${ADDRESS}.featured`)).status).toBe(404);
    expect((await panel('get', '/order-panel')).body.data).toHaveLength(14);
  });

  describe('of products', () => {
    const PRODUCT = 'api::product.product';
    const FEATURED = `${PRODUCT}.featured`;
    const products = () => cms.strapi.documents(PRODUCT);
    let scale: string;
    let drawer: string;
    let reader: string;

    const readList = async (list: string): Promise<EntryOrder> =>
      (await panel('get', `/order-panel/${list}`).expect(200)).body.data;
    const saveList = (list: string, order: string[], version: string) =>
      panel('put', `/order-panel/${list}`).send({ order, version });
    const placesOf = async (documentId: string) => {
      const { order, featuredOrder } = await cms.strapi.db
        .query(PRODUCT)
        .findOne({ where: { documentId, publishedAt: { $notNull: true } } });
      return [order, featuredOrder];
    };

    async function addProduct(name: string, featured: boolean): Promise<string> {
      const slug = `orden-${name.toLowerCase()}`;
      const texts = { name, slug, description: 'Para vender.' };
      const data = { ...texts, price: 10, featured, category: await addCategory(cms, slug) };
      const { documentId } = await products().create({ data: data as never, status: 'published' });
      return documentId;
    }

    beforeAll(async () => {
      scale = await addProduct('Zeta', true);
      drawer = await addProduct('Alfa', false);
      reader = await addProduct('Medio', true);
    });

    it('starts as visitors saw it, with new products last', async () => {
      await assignInitialPlaces(cms.strapi);
      expect(namesOf(await readList(PRODUCT))).toEqual(['Alfa', 'Medio', 'Zeta']);
      expect(await placesOf(drawer)).toEqual([1, null]);
      expect(await placesOf(scale)).toEqual([3, 2]);
      const late = await addProduct('Beta', true);
      await assignInitialPlaces(cms.strapi);
      expect(namesOf(await readList(PRODUCT))).toEqual(['Alfa', 'Medio', 'Zeta', 'Beta']);
      expect(namesOf(await readList(FEATURED))).toEqual(['Medio', 'Zeta', 'Beta']);
      await products().delete({ documentId: late });
    });

    it('is independent for the catalogue and for the home page', async () => {
      const was = await revision();
      const { version } = await readList(FEATURED);
      expect((await saveList(FEATURED, [scale, reader, drawer], version)).status).toBe(400);
      const { body } = await saveList(FEATURED, [scale, reader], version).expect(200);
      expect(namesOf(body.data)).toEqual(['Zeta', 'Medio']);
      expect(namesOf(await readList(PRODUCT))).toEqual(['Alfa', 'Medio', 'Zeta']);
      const ofFeatured = await revision();
      expect(ofFeatured).not.toBe(was);

      const all = await readList(PRODUCT);
      await saveList(PRODUCT, [reader, drawer, scale], all.version).expect(200);
      expect(await revision()).not.toBe(ofFeatured);
      expect([await placesOf(reader), await placesOf(drawer), await placesOf(scale)]).toEqual([
        [1, 2],
        [2, null],
        [3, 1],
      ]);
    });

    it('survives saving and copying a product, and is not part of its history', async () => {
      const address = `/content-manager/collection-types/${PRODUCT}`;
      const form = { price: 11, order: 9, featuredOrder: 9 };
      await panel('put', `${address}/${scale}`).send(form).expect(200);
      await panel('post', `${address}/${scale}/actions/publish`).send(form).expect(200);
      expect(await placesOf(scale)).toEqual([3, 1]);
      const copied = await panel('post', `${address}/clone/${scale}`)
        .send({ ...form, name: 'Copia', slug: 'orden-copia' })
        .expect(200);
      expect(copied.body.data).toMatchObject({ order: null, featuredOrder: null });
      const versions = await cms.strapi.db
        .query('api::entry-version.entry-version')
        .findMany({ where: { entryId: scale } });
      expect(versions.length).toBeGreaterThan(0);
      for (const { content } of versions) {
        expect(content).toMatchObject({ name: 'Zeta' });
        expect(Object.keys(content)).not.toEqual(expect.arrayContaining(['featuredOrder']));
        expect(Object.keys(content)).not.toEqual(expect.arrayContaining(['order']));
      }
    });
  });
});
