import type { EntryPresence, SaveConflict } from '../../../contracts/saving';
import { PRESENCE_TABLE, PRESENT_FOR_MS } from '../../../src/features/saving/server/presence-table';
import { addCategory, buildProduct } from '../../support/build-product';
import { signInWithRole, signInWithPermissions, type PanelStaff } from '../../support/panel-staff';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const PRODUCT = 'api::product.product';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const ABOUT = '/content-manager/single-types/api::about-page.about-page';

describe('saving an entry in the panel', () => {
  const cms = setUpCms();
  let category: string;
  let writer: PanelStaff;
  let editor: PanelStaff;
  let made = 0;

  beforeAll(async () => {
    category = await addCategory(cms);
    writer = await signInWithRole(cms, 'redactor');
    editor = await signInWithRole(cms, 'editor');
  });

  async function addProduct() {
    made += 1;
    const data = { ...buildProduct(category), price: 100, slug: `guardar-${made}` };
    const { body } = await editor.call('post', PRODUCTS).send(data).expect(201);
    const address = `${PRODUCTS}/${body.data.documentId}`;
    return { data: { ...data, updatedAt: body.data.updatedAt as string }, address };
  }

  const priceOf = async (address: string) =>
    (await editor.call('get', address).expect(200)).body.data.price as number;

  it('is refused with the name and the date after another user saved the entry', async () => {
    const { data, address } = await addProduct();
    const { body: saved } = await writer.save(address, { ...data, price: 111 }).expect(200);
    const { body } = await editor
      .save(address, { ...data, description: 'Otra descripción del lector.' })
      .expect(409);
    expect(body.error).toEqual({
      status: 409,
      name: 'ConflictError',
      message: 'Redactor guardó esta entrada mientras la editabas.',
      details: { who: 'Redactor', isOwn: false, at: saved.data.updatedAt } satisfies SaveConflict,
    });
    expect(await priceOf(address)).toBe(111);
    const { updatedAt } = saved.data;
    await editor.save(address, { ...data, price: 111, updatedAt }).expect(200);
  });

  it('is refused when it publishes or discards a version that another user has replaced', async () => {
    const { data, address } = await addProduct();
    await editor.act(address, 'publish', data).expect(200);
    const { body } = await editor.call('get', address).expect(200);
    const { updatedAt } = body.data;
    await writer.save(address, { ...data, updatedAt, price: 111 }).expect(200);
    for (const action of ['publish', 'discard']) {
      const request = editor.call('post', `${address}/actions/${action}`);
      await request.send({ ...data, updatedAt }).expect(409);
    }
    expect(await priceOf(address)).toBe(111);
    const published = { ...data, updatedAt: undefined };
    await editor.act(address, 'publish', published).expect(200);
  });

  it('succeeds for one of several concurrent saves', async () => {
    const { data, address } = await addProduct();
    const saves = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((price) =>
        (price % 2 ? writer : editor).call('put', address).send({ ...data, price }),
      ),
    );
    const statuses = saves.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = saves.find(({ status }) => status === 200);
    expect(await priceOf(address)).toBe(winner?.body.data.price);
  });

  it('is refused in the same way for a single type', async () => {
    const { body } = await editor.save(ABOUT, {}).expect(200);
    const { updatedAt } = body.data;
    await writer.save(ABOUT, { updatedAt }).expect(200);
    await editor.save(ABOUT, { updatedAt }).expect(409);
  });

  it('names no panel user when the entry was saved in the dashboard', async () => {
    const { data, address } = await addProduct();
    const { call } = await signIn(cms);
    const change = { data: { price: 120 } };
    const id = address.split('/').at(-1);
    await call('put', `/api/products/${id}?status=draft`).send(change).expect(200);
    const { body } = await editor.save(address, data).expect(409);
    expect(body.error.details).toMatchObject({ who: null, isOwn: false });
  });

  it('succeeds without a comparison when the request names no version', async () => {
    const { data, address } = await addProduct();
    await writer.save(address, { ...data, price: 111 }).expect(200);
    await editor.save(address, { ...data, price: 5, updatedAt: undefined }).expect(200);
    expect(await priceOf(address)).toBe(5);
  });

  it('shows who else has the entry open until they close it', async () => {
    const { address } = await addProduct();
    const presence = `/saving-panel/entries/${PRODUCT}/${address.split('/').at(-1)}/presence`;
    const note = async ({ call }: PanelStaff, body: object = {}) =>
      (await call('post', presence).send(body).expect(200)).body.data as EntryPresence;

    expect((await note(writer)).others).toEqual([]);
    expect((await note(writer)).others).toEqual([]);
    const { others, links } = await note(editor);
    expect(others).toEqual(['Redactor']);
    expect(links.category).toEqual({ key: category, label: 'Puntos de venta' });
    expect((await note(writer)).others).toEqual(['Editor']);
    await note(editor, { isClosed: true });
    expect((await note(writer)).others).toEqual([]);
    await cms.strapi.db
      .connection(PRESENCE_TABLE)
      .update({ seen_at: Date.now() - PRESENT_FOR_MS - 1 });
    expect((await note(editor)).others).toEqual([]);
  });

  it('shows no users to those who may not read the entry, and nothing for other types', async () => {
    const { address } = await addProduct();
    const entry = `${PRODUCT}/${address.split('/').at(-1)}`;
    const stranger = await signInWithPermissions(cms, 'Ajena', { read: ['api::client.client'] });
    const call = (path: string, { call: send }: PanelStaff) =>
      send('post', `/saving-panel/entries/${path}/presence`).send({});
    expect((await call(entry, stranger)).status).toBe(403);
    expect((await call(`${PRODUCT}/no-existe`, editor)).status).toBe(404);
    expect((await call('api::enquiry.enquiry/x', editor)).status).toBe(404);
  });

  it('does not log presence requests', async () => {
    const { address } = await addProduct();
    const log = jest.spyOn(cms.strapi.log, 'http');
    const path = `/saving-panel/entries/${PRODUCT}/${address.split('/').at(-1)}/presence`;
    await editor.call('post', path).send({}).expect(200);
    await editor.call('get', address).expect(200);
    expect(log.mock.calls.map(([line]) => line as unknown as string)).toEqual([
      expect.stringContaining('/collection-types/:model/:id'),
    ]);
    log.mockRestore();
  });
});
