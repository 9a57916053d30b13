import { SCHEDULE_MESSAGES } from '../../contracts/scheduling';
import { addCategory, aProduct } from '../support/catalogue';
import { type Cms, startCms } from '../support/cms';
import { SITE_TOKEN } from '../support/environment';
import { enterAsSuperAdmin, type PanelStaff } from '../support/panel-staff';
import { createScheduling, inMinutes } from '../support/scheduling';
import { signIn } from '../support/staff';

const PRODUCT = 'api::product.product';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const PAGE = '/content-manager/single-types/api::not-found-page.not-found-page';

describe('dates of publication in the panel and outside', () => {
  let cms: Cms;
  let panel: PanelStaff['call'];
  let category: string;
  let made = 0;
  const asSite = (address: string) =>
    cms.request.get(address).set('Authorization', `Bearer ${SITE_TOKEN}`);
  const snapshot = async () => (await asSite('/api/publication/revision')).body.data;

  /** A product made in the panel, with what its form holds. */
  async function add(moments: object = {}) {
    made += 1;
    const data = { ...aProduct(category), slug: `producto-${made}`, ...moments };
    const { body } = await panel('post', PRODUCTS).send(data).expect(201);
    return { data, documentId: body.data.documentId as string };
  }
  const addressOf = (documentId: string) => `${PRODUCTS}/${documentId}`;
  const publish = (documentId: string, data: object) =>
    panel('post', `${addressOf(documentId)}/actions/publish`).send(data);

  beforeAll(async () => {
    cms = await startCms();
    panel = (await enterAsSuperAdmin(cms)).call;
    category = await addCategory(cms);
  });
  afterAll(() => cms.stop());

  it('shows staff both fields with a hint', async () => {
    const { body } = await panel(
      'get',
      `/content-manager/content-types/${PRODUCT}/configuration`,
    ).expect(200);
    const { metadatas, layouts } = body.data.contentType;
    expect(metadatas.publishAt.edit.description).toContain('Hora del centro de México');
    const shown = layouts.edit.flat().map(({ name }: { name: string }) => name);
    expect(shown).toEqual(expect.arrayContaining(['publishAt', 'unpublishAt']));
  });

  it('keeps what is saved, and tells it beside the entry', async () => {
    const publishAt = inMinutes(60).toISOString();
    const unpublishAt = inMinutes(120).toISOString();
    const { documentId } = await add({ publishAt, unpublishAt });
    const address = `/scheduling-panel/entries/${PRODUCT}/${documentId}`;
    const { body } = await panel('get', address).expect(200);
    expect(body.data).toEqual({ publishAt, unpublishAt, failure: null });
    expect((await cms.request.get(address)).status).toBe(401);
    expect((await asSite(address)).status).toBe(401);
  });

  it('lists on the home page what failed, and then what comes next', async () => {
    const scheduling = createScheduling(cms);
    const soon = await add({ publishAt: inMinutes(600) });
    const later = await add({ unpublishAt: inMinutes(900) });
    const { body } = await panel('post', PRODUCTS).send({ name: 'Incompleto', slug: 'incompleto' });
    const { documentId } = body.data;
    await scheduling.forge(PRODUCT, documentId, { publishAt: inMinutes(-1) });
    await scheduling.look(new Date());

    const list = (await panel('get', '/scheduling-panel').expect(200)).body.data;
    const ids = list.map((entry: { documentId: string }) => entry.documentId);
    expect(ids[0]).toBe(documentId);
    expect(ids.indexOf(soon.documentId)).toBeLessThan(ids.indexOf(later.documentId));
    expect(list[0]).toMatchObject({ name: 'Producto «Incompleto»', failure: { reason: null } });
    expect((await cms.request.get('/scheduling-panel')).status).toBe(401);
    await scheduling.documents(PRODUCT).delete({ documentId });
    const rest = (await panel('get', '/scheduling-panel')).body.data;
    expect(rest.every(({ failure }: { failure: unknown }) => failure === null)).toBe(true);
  });

  it.each([
    ['order', { publishAt: 120, unpublishAt: 60 }, SCHEDULE_MESSAGES.order],
    ['order', { publishAt: 60, unpublishAt: 60 }, SCHEDULE_MESSAGES.order],
    ['publishAt', { publishAt: -1 }, SCHEDULE_MESSAGES.past('publishAt')],
    ['unpublishAt', { unpublishAt: -1 }, SCHEDULE_MESSAGES.past('unpublishAt')],
  ])('refuses moments that cannot be honoured: %s %j', async (_what, minutes, message) => {
    const now = Date.now();
    const moments = Object.fromEntries(
      Object.entries(minutes).map(([field, count]) => [field, new Date(now + count * 60_000)]),
    );
    const { documentId, data } = await add();
    const answer = await panel('put', addressOf(documentId)).send({ ...data, ...moments });
    expect([answer.status, answer.body.error.message]).toEqual([400, message]);
    if ('unpublishAt' in moments) return;
    // A page that exists once takes only the date of its publication.
    const page = { title: 'No está', description: 'Busca en el menú.', ...moments };
    expect((await panel('put', PAGE).send(page)).body.error.message).toBe(message);
  });

  it('compares with the moment that is saved already', async () => {
    const { documentId } = await add({ publishAt: inMinutes(60) });
    const answer = await panel('put', addressOf(documentId)).send({ unpublishAt: inMinutes(30) });
    expect(answer.body.error.message).toBe(SCHEDULE_MESSAGES.order);
  });

  it('lets an entry be saved whose moment has come but was not honoured yet', async () => {
    const { documentId, data } = await add();
    const publishAt = inMinutes(-1);
    await createScheduling(cms).forge(PRODUCT, documentId, { publishAt });
    await panel('put', addressOf(documentId))
      .send({ ...data, publishAt })
      .expect(200);
  });

  it('does not publish before the moment by mistake, in the panel or in the dashboard', async () => {
    const { documentId, data } = await add({ publishAt: '2046-11-23T15:00:00.000Z' });
    const early = await publish(documentId, data);
    expect(early.status).toBe(400);
    expect(early.body.error.message).toContain(
      '«Lector de códigos» tiene fecha para publicarse: viernes 23 de noviembre de 2046 a las 09:00',
    );
    const { call } = await signIn(cms);
    const fromDashboard = await call('post', `/api/products/${documentId}/publish`);
    expect([fromDashboard.status, fromDashboard.body.error.message]).toEqual([
      400,
      early.body.error.message,
    ]);
    const saved = await call('put', `/api/products/${documentId}?status=draft`).send({
      data: { price: 10 },
    });
    expect([saved.status, saved.body.data.price]).toEqual([200, 10]);
    await publish(documentId, { ...data, publishAt: null }).expect(200);
  });

  it('shows no visitor and no build the moments, and they change nothing on the site', async () => {
    const { documentId, data } = await add();
    await publish(documentId, data).expect(200);
    const before = await snapshot();
    await panel('put', addressOf(documentId))
      .send({ publishAt: inMinutes(60), unpublishAt: inMinutes(120) })
      .expect(200);
    expect(await snapshot()).toEqual(before);

    const { call } = await signIn(cms);
    const answers = [
      await asSite(`/api/products/${documentId}?populate=*`),
      await asSite(`/api/products/${documentId}?status=draft`),
      await asSite('/api/products?status=draft&populate=*'),
      await call('get', `/api/products/${documentId}?status=draft`),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/publishAt|unpublishAt/);
    }
    for (const query of ['fields=publishAt', 'sort=publishAt', 'filters[publishAt][$notNull]=1']) {
      expect((await asSite(`/api/products?${query}`)).status).toBe(400);
    }

    // The same content, published by the schedule, is the same content.
    await createScheduling(cms).look(inMinutes(61));
    const key = `${PRODUCT}:${documentId}`;
    expect((await snapshot()).entries[key]).toBe(before.entries[key]);
  });
});
