import { readSnapshot } from '../../support/as-site';
import { buildEnquiry, postEnquiry } from '../../support/build-enquiry';
import { addCategory, addPicture } from '../../support/build-product';
import { openSession } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const CATEGORY = 'api::product-category.product-category';
const PRODUCT = 'api::product.product';

describe('GET /api/publication/revision', () => {
  const cms = setUpCms();
  let category: string;
  let product: string;

  const snapshot = () => readSnapshot(cms);
  const revision = async () => (await snapshot()).revision;

  /** Returns the revision before and after a change. */
  async function around(change: () => Promise<unknown>): Promise<[string, string]> {
    const before = await revision();
    await change();
    return [before, await revision()];
  }

  async function expectChange(change: () => Promise<unknown>) {
    const [before, after] = await around(change);
    expect(after).not.toBe(before);
  }

  async function expectNoChange(change: () => Promise<unknown>) {
    const [before, after] = await around(change);
    expect(after).toBe(before);
  }

  const products = () => cms.strapi.documents(PRODUCT);
  const categories = () => cms.strapi.documents(CATEGORY);
  const update = (data: object) => products().update({ documentId: product, data });
  const publish = () => products().publish({ documentId: product });

  beforeAll(async () => {
    category = await addCategory(cms);
    const draft = await products().create({
      data: {
        name: 'Lector',
        slug: 'lector',
        description: 'Lee códigos de barras.',
        price: 1499.99,
        category,
      },
    });
    product = draft.documentId;
  });

  it('returns a hash and a label for each published entry', async () => {
    await publish();
    const key = `${PRODUCT}:${product}`;
    const before = await snapshot();
    expect(before.labels[key]).toEqual({ type: 'Producto', name: 'Lector', slug: 'lector' });
    expect(before.shown[key]).toEqual({
      page: '/productos/lector',
      texts: ['Lector', '$1,499.99'],
      pictures: [],
    });
    await update({ seo: { title: 'Lector de barras' } });
    await publish();
    const after = await snapshot();
    expect(after.entries[key]).not.toBe(before.entries[key]);
    const others = ({ [key]: _changed, ...rest }: Record<string, string>) => rest;
    expect(others(after.entries)).toEqual(others(before.entries));
    await products().unpublish({ documentId: product });
    expect((await snapshot()).entries).not.toHaveProperty(key);
  });

  it('changes when an entry is published, and not when a draft is saved', async () => {
    await expectChange(publish);
    await expectNoChange(() => update({ price: 1299 }));
    await expectChange(publish);
  });

  it('changes when an offer begins and when it ends, without a publication', async () => {
    const key = `${PRODUCT}:${product}`;
    const at = async (time: string) => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
      const { revision: hash, shown } = await snapshot().finally(() => clock.mockRestore());
      return { hash, texts: shown[key]?.texts };
    };
    const [before, during, after] = ['2026-11-12', '2026-11-15', '2026-11-17'];
    await update({ price: 1499.99 });
    await publish();
    const without = await at(before);
    await update({
      offerPrice: 1299,
      offerFrom: '2026-11-13T06:00:00.000Z',
      offerUntil: '2026-11-16T06:00:00.000Z',
    });
    await publish();
    expect(await at(before)).toEqual(without);
    const offered = await at(during);
    expect(offered.texts).toEqual(['Lector', '$1,299.00']);
    expect(offered.hash).not.toBe(without.hash);
    expect(await at(after)).toEqual(without);
    await update({ price: 1299, offerPrice: null, offerFrom: null, offerUntil: null });
    await publish();
  });

  it('does not change when the same content is published again', async () => {
    await expectNoChange(publish);
    await expectNoChange(async () => {
      await update({ price: 1 });
      await update({ price: 1299 });
      await publish();
    });
  });

  it('covers components and a related entry', async () => {
    await expectChange(async () => {
      await update({ seo: { title: 'Lector de códigos' } });
      await publish();
    });
    await expectChange(() =>
      categories().update({
        documentId: category,
        data: { name: 'Cajas' },
        status: 'published',
      }),
    );
  });

  it('keeps the relation of a product when a category is published, and updates it with the product', async () => {
    const categoryOf = async () => {
      const where = { documentId: product, publishedAt: { $notNull: true } };
      const row = await cms.strapi.db.query(PRODUCT).findOne({ where, populate: ['category'] });
      return row.category?.documentId;
    };
    const data = { name: 'Accesorios', slug: 'accesorios' };
    const { documentId: other } = await categories().create({ data, status: 'published' });
    await update({ category: other });
    await categories().publish({ documentId: category });
    expect(await categoryOf()).toBe(category);
    await categories().publish({ documentId: other });
    expect(await categoryOf()).toBe(category);
    await publish();
    expect(await categoryOf()).toBe(other);
    await update({ category });
    await publish();
  });

  it('covers the picture of an entry and changes to the picture itself', async () => {
    const files = cms.strapi.db.query('plugin::upload.file');
    const id = await addPicture(cms);
    await expectChange(async () => {
      await update({ image: id });
      await publish();
    });
    await expectChange(() =>
      files.update({ where: { id }, data: { alternativeText: 'Un lector' } }),
    );
    const upload = cms.strapi.plugin('upload').service('upload');
    const focalPoint = { x: 20, y: 75 };
    await expectChange(() => upload.updateFileInfo(id, { focalPoint }));
    // A replaced picture keeps its name, hash and URL.
    await expectChange(() =>
      files.update({ where: { id }, data: { size: 2, updatedAt: new Date(0) } }),
    );
  });

  it('covers single types', async () => {
    const page = { title: 'En construcción', description: 'Pronto habrá artículos.' };
    await expectChange(() =>
      cms.strapi.documents('api::blog-page.blog-page').create({ data: page, status: 'published' }),
    );
  });

  it('does not change with an enquiry or a subscription', async () => {
    await expectNoChange(() => postEnquiry(cms, buildEnquiry({ newsletter: true })));
  });

  it('returns to the previous value when an entry is unpublished and published again', async () => {
    const before = await revision();
    await expectChange(() => products().unpublish({ documentId: product }));
    await publish();
    expect(await revision()).toBe(before);
  });

  it('is not available to a wrong token', async () => {
    await openSession(cms, 'otra-clave').call('get', '/api/publication/revision').expect(401);
  });
});
