import { readSnapshot } from '../../support/as-site';
import { addCategory, addPicture, buildProduct } from '../../support/build-product';
import { signInAsSuperAdmin } from '../../support/panel-staff';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const PRODUCT = 'api::product.product';
const REDIRECT = 'api::redirect.redirect';

describe('changed addresses', () => {
  const cms = setUpCms();
  let category: string;

  const products = () => cms.strapi.documents(PRODUCT);
  const rows = () => cms.strapi.db.query(REDIRECT);

  const snapshot = () => readSnapshot(cms);
  const redirects = async () => (await snapshot()).redirects;

  async function add(slug: string, status: 'draft' | 'published' = 'published'): Promise<string> {
    const data = { ...buildProduct(category, { name: `Producto ${slug}` }), slug };
    return (await products().create({ data, status })).documentId;
  }

  async function rename(documentId: string, slug: string): Promise<void> {
    await products().update({ documentId, data: { slug } });
    await products().publish({ documentId });
  }

  beforeAll(async () => {
    category = await addCategory(cms);
  });
  beforeEach(async () => {
    for (const { documentId } of await products().findMany({ limit: 100 })) {
      await products().delete({ documentId });
    }
    expect(await rows().count()).toBe(0);
  });

  it('redirect to the newest published address, after any number of changes', async () => {
    const id = await add('a');
    await products().update({ documentId: id, data: { slug: 'b' } });
    expect(await redirects()).toEqual({});
    await products().publish({ documentId: id });
    expect(await redirects()).toEqual({ '/productos/a': '/productos/b' });
    await products().update({ documentId: id, data: { slug: 'c' }, status: 'published' });
    expect(await redirects()).toEqual({
      '/productos/a': '/productos/c',
      '/productos/b': '/productos/c',
    });
    const shown = await rows().findMany({ select: ['from', 'to'], orderBy: 'from' });
    expect(shown.map(({ from, to }) => [from, to])).toEqual([
      ['/productos/a', '/productos/c'],
      ['/productos/b', '/productos/c'],
    ]);
  });

  it('change the revision, so that the site is published', async () => {
    const id = await add('a');
    await rename(id, 'b');
    const before = await snapshot();
    await rows().deleteMany({ where: { from: '/productos/a' } });
    const after = await snapshot();
    expect(after.revision).not.toBe(before.revision);
    expect(after.entries).toEqual(before.entries);
  });

  it('stop redirecting when a new entry is published under them', async () => {
    const id = await add('a');
    await rename(id, 'b');
    const other = await add('a', 'draft');
    expect(await redirects()).toEqual({ '/productos/a': '/productos/b' });
    await products().publish({ documentId: other });
    expect(await redirects()).toEqual({});
    expect(await rows().count()).toBe(0);
  });

  it('never redirect in a loop', async () => {
    const [first, second] = [await add('a'), await add('b')];
    await rename(first, 'c');
    await rename(second, 'a');
    await rename(first, 'b');
    expect(await redirects()).toEqual({ '/productos/c': '/productos/b' });
    await rename(first, 'c');
    await rename(first, 'b');
    expect(await redirects()).toEqual({ '/productos/c': '/productos/b' });
  });

  it('do not redirect while their entry is unpublished or after it was deleted', async () => {
    const id = await add('a');
    await rename(id, 'b');
    await products().unpublish({ documentId: id });
    expect(await redirects()).toEqual({});
    // Renamed while unpublished: search engines know the address before that.
    await rename(id, 'c');
    expect(await redirects()).toEqual({
      '/productos/a': '/productos/c',
      '/productos/b': '/productos/c',
    });
    await products().delete({ documentId: id });
    expect(await redirects()).toEqual({});
    expect(await rows().count()).toBe(0);
  });

  it('are stored in the transaction of the change', async () => {
    const id = await add('a');
    await expect(
      cms.strapi.db.transaction(async () => {
        await rename(id, 'b');
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await rows().count()).toBe(0);
    expect((await snapshot()).labels[`${PRODUCT}:${id}`]?.slug).toBe('a');
  });

  it('of a case redirect below the portfolio', async () => {
    const industry = await cms.strapi
      .documents('api::industry.industry')
      .create({ data: { name: 'Hoteles', slug: 'hoteles' }, status: 'published' });
    const cases = cms.strapi.documents('api::case.case');
    const data = aCase(industry.documentId, await addPicture(cms));
    const { documentId } = await cases.create({ data, status: 'published' });
    await cases.update({ documentId, data: { slug: 'hotel-azul' }, status: 'published' });
    expect(await redirects()).toEqual({ '/portafolio/hotel': '/portafolio/hotel-azul' });
    await cases.delete({ documentId });
  });

  it('redirect when the slug is changed in the dashboard', async () => {
    const id = await add('a');
    const { call } = await signIn(cms);
    const saved = await call('put', `/api/products/${id}`).send({
      data: { slug: 'desde-el-tablero' },
    });
    expect(saved.status).toBe(200);
    expect(await redirects()).toEqual({ '/productos/a': '/productos/desde-el-tablero' });
  });

  it('can be listed and removed by staff in the panel', async () => {
    const id = await add('a');
    await rename(id, 'b');
    const { call } = await signInAsSuperAdmin(cms);
    const address = `/content-manager/collection-types/${REDIRECT}`;
    const list = await call('get', address);
    expect(list.body.results).toEqual([
      expect.objectContaining({ from: '/productos/a', to: '/productos/b' }),
    ]);
    await call('delete', `${address}/${list.body.results[0].documentId}`).expect(200);
    expect(await redirects()).toEqual({});
  });
});

function aCase(industry: string, image: number) {
  return {
    title: 'Reservaciones en línea',
    slug: 'hotel',
    client: 'Hotel Azul',
    industry,
    image,
    description: 'Reservaciones en línea.',
    problem: 'Todo por teléfono.',
    solution: 'Un motor de reservas.',
    system: 'Motor de reservas',
    timeline: '3 meses',
    investment: 100_000,
  };
}
