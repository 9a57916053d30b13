import { CATALOGUE_CHANGE_MESSAGES as CHANGES } from '../../../contracts/catalogue-changes';
import { PRICE_CHANGE_MESSAGES as MESSAGES, type PriceRow } from '../../../contracts/price-changes';
import { getAsSite } from '../../support/as-site';
import { addCategory, buildProduct } from '../../support/build-product';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

type Method = 'get' | 'post' | 'put' | 'delete';
type Fields = Record<string, unknown>;

const RAISE = { action: 'raise', unit: 'percent', value: 10, rounding: 'whole' };

describe('changes of the prices of several products', () => {
  const cms = setUpCms();
  let category: string;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const send = (method: Method, address: string, data?: object) =>
    data ? call(method, address).send({ data }) : call(method, address);

  const add = async (changes: object = {}, query = '') => {
    const data = buildProduct(category, changes);
    const { body } = await send('post', `/api/products${query}`, data).expect(201);
    return body.data as { documentId: string; name: string; updatedAt: string };
  };
  const priceOnSite = async (documentId: string) =>
    (await getAsSite(cms, `/api/products/${documentId}`)).body.data?.price;
  const draftOf = async (documentId: string): Promise<Fields> =>
    (await send('get', `/api/products/${documentId}?status=draft`).expect(200)).body.data;
  const check = async (products: object[], change: object = RAISE): Promise<PriceRow[]> =>
    (await send('post', '/api/products/prices/check', { products, ...change }).expect(200)).body
      .data;
  const change = (products: object[], fields: object = RAISE) =>
    send('post', '/api/products/prices', { products, ...fields });
  const undo = (id: string) => send('post', `/api/products/changes/${id}/undo`);

  beforeAll(async () => {
    category = await addCategory(cms);
    ({ call } = await signIn(cms));
  });

  it('shows the new prices and changes nothing', async () => {
    const product = await add({ price: 100 });
    const [row] = await check([product]);
    expect(row).toMatchObject({
      documentId: product.documentId,
      isPublished: true,
      before: { price: 100, offerPrice: null },
      after: { price: 110 },
      refusal: null,
    });
    expect(await priceOnSite(product.documentId)).toBe(100);
    expect((await draftOf(product.documentId)).updatedAt).toBe(product.updatedAt);
  });

  it('publishes the new prices of published products, and leaves drafts as drafts', async () => {
    const [online, draft] = [await add({ price: 100 }), await add({ price: 50 }, '?status=draft')];
    await change([online, draft]).expect(200);
    expect(await priceOnSite(online.documentId)).toBe(110);
    expect(await draftOf(online.documentId)).toMatchObject({ price: 110, state: 'published' });
    expect(await draftOf(draft.documentId)).toMatchObject({ price: 55, state: 'draft' });
    expect(await priceOnSite(draft.documentId)).toBeUndefined();
  });

  it('sets offers with dates, and ends them', async () => {
    const product = await add({ price: 200 });
    const dates = { offerFrom: '2026-12-01T06:00:00.000Z', offerUntil: '2036-12-05T06:00:00.000Z' };
    await change([product], { action: 'offer', value: 25, ...dates }).expect(200);
    const where = { documentId: product.documentId, publishedAt: { $notNull: true } };
    const stored = () => cms.strapi.db.query('api::product.product').findOne({ where });
    expect(await stored()).toMatchObject({ price: 200, offerPrice: 150, ...dates });
    await change([product], { action: 'endOffer' }).expect(409);
    const { documentId } = product;
    const [row] = await check([{ documentId }], { action: 'endOffer' });
    await change([{ documentId, updatedAt: row?.updatedAt }], { action: 'endOffer' }).expect(200);
    expect(await stored()).toMatchObject({ price: 200, offerPrice: null, offerUntil: null });
  });

  it('names each product that it cannot change, and why, and then changes none', async () => {
    const good = await add({ price: 100 });
    const modified = await add({ name: 'Con borrador', price: 100 });
    await send('put', `/api/products/${modified.documentId}?status=draft`, { name: 'Otro nombre' });
    const offered = await add({ name: 'Con oferta', price: 100 });
    await change([offered], { action: 'offer', value: 5 }).expect(200);
    const ids = [good, modified, offered].map(({ documentId }) => ({ documentId }));
    const lower = { action: 'lower', value: 10 };

    const rows = await check([...ids, { documentId: 'missing' }], lower);
    expect(rows.map(({ refusal }) => refusal)).toEqual([
      null,
      CHANGES.unpublished(''),
      expect.stringContaining('tiene que ser menor que el precio'),
    ]);
    const { status, body } = await change([...ids, { documentId: 'missing' }], lower);
    expect(status).toBe(409);
    expect(body.error.message).toBe(CHANGES.nothingChanged);
    expect(body.error.details.errors).toEqual([
      { path: [modified.documentId], message: CHANGES.unpublished('') },
      { path: [offered.documentId], message: expect.stringContaining('precio de oferta') },
      { path: ['missing'], message: CHANGES.gone },
    ]);
    expect(await priceOnSite(good.documentId)).toBe(100);
  });

  it('refuses a product that was changed after the preview', async () => {
    const product = await add({ price: 100 });
    const [row] = await check([product]);
    await send('put', `/api/products/${product.documentId}`, { price: 120 }).expect(200);
    const { body } = await change([{ ...product, updatedAt: row?.updatedAt }]).expect(409);
    expect(body.error.details.errors).toEqual([
      { path: [product.documentId], message: CHANGES.changedSince },
    ]);
    expect(await priceOnSite(product.documentId)).toBe(120);
  });

  it('lists the last changes and restores the prices, except those changed since', async () => {
    const products = [await add({ price: 100 }), await add({ name: 'Cambiado', price: 100 })];
    const { body } = await change(products).expect(200);
    const listed = await send('get', '/api/products/changes').expect(200);
    expect(listed.body.data[0]).toEqual(body.data);
    expect(body.data).toMatchObject({ kind: 'prices', count: 2 });
    const [first = { documentId: '' }, second = { documentId: '' }] = products;
    await send('put', `/api/products/${second.documentId}`, { price: 99 }).expect(200);

    const undone = await undo(body.data.id).expect(200);
    expect(undone.body.data).toEqual({
      restored: 1,
      refused: [{ name: 'Cambiado', reason: CHANGES.changedSince }],
    });
    expect(await priceOnSite(first.documentId)).toBe(100);
    expect(await draftOf(first.documentId)).toMatchObject({ state: 'published' });
    expect(await priceOnSite(second.documentId)).toBe(99);

    await send('put', `/api/products/${second.documentId}`, { price: 110 }).expect(200);
    const retried = await undo(body.data.id).expect(200);
    expect(retried.body.data).toEqual({ restored: 1, refused: [] });
    expect(await priceOnSite(second.documentId)).toBe(100);
    expect((await undo(body.data.id)).status).toBe(404);
  });

  it.each([
    [{ products: [] }, { path: ['products'], message: MESSAGES.products }],
    [{ action: 'gratis' }, { path: ['action'], message: MESSAGES.action }],
    [{ value: 0 }, { path: ['value'], message: MESSAGES.value }],
    [{ value: 1.234 }, { path: ['value'], message: MESSAGES.value }],
    [{ value: 1001 }, { path: ['value'], message: MESSAGES.percent }],
    [{ rounding: 'up' }, { path: ['rounding'], message: MESSAGES.rounding }],
    [{ offerUntil: 'mañana' }, { path: ['offerUntil'], message: MESSAGES.date }],
  ])('refuses %j', async (fields, problem) => {
    const data = { products: [{ documentId: 'p' }], ...RAISE, ...fields };
    for (const address of ['/api/products/prices', '/api/products/prices/check']) {
      const { body } = await send('post', address, data).expect(400);
      expect(body.error.details.errors).toEqual([problem]);
    }
  });
});
