import { SCHEDULE_MESSAGES } from '../../contracts/scheduling';
import { getAsSite, readSnapshot } from '../support/as-site';
import { addCategory, buildProduct } from '../support/build-product';
import { expectLoggedErrors } from '../support/logged-errors';
import { signInAsSuperAdmin, type PanelStaff } from '../support/panel-staff';
import { createSchedulingTesting, minutesFromNow } from '../support/scheduling-testing';
import { signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';

const PRODUCT = 'api::product.product';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const PAGE = '/content-manager/single-types/api::not-found-page.not-found-page';

describe('publication dates in the panel and the API', () => {
  const cms = setUpCms();
  let panel: PanelStaff['call'];
  let category: string;
  let made = 0;
  const asSite = (address: string) => getAsSite(cms, address);
  const snapshot = () => readSnapshot(cms);

  /** Creates a product in the panel with the values of its form. */
  async function add(dates: object = {}) {
    made += 1;
    const data = { ...buildProduct(category), slug: `producto-${made}`, ...dates };
    const { body } = await panel('post', PRODUCTS).send(data).expect(201);
    return { data, documentId: body.data.documentId as string };
  }
  const addressOf = (documentId: string) => `${PRODUCTS}/${documentId}`;
  const publish = (documentId: string, data: object) =>
    panel('post', `${addressOf(documentId)}/actions/publish`).send(data);

  beforeAll(async () => {
    panel = (await signInAsSuperAdmin(cms)).call;
    category = await addCategory(cms);
  });

  it('are shown to staff with hints', async () => {
    const { body } = await panel(
      'get',
      `/content-manager/content-types/${PRODUCT}/configuration`,
    ).expect(200);
    const { metadatas, layouts } = body.data.contentType;
    expect(metadatas.publishAt.edit.description).toContain('Hora del centro de México');
    const shown = layouts.edit.flat().map(({ name }: { name: string }) => name);
    expect(shown).toEqual(expect.arrayContaining(['publishAt', 'unpublishAt']));
  });

  it('are stored and shown next to the entry', async () => {
    const publishAt = minutesFromNow(60).toISOString();
    const unpublishAt = minutesFromNow(120).toISOString();
    const { documentId } = await add({ publishAt, unpublishAt });
    const address = `/scheduling-panel/entries/${PRODUCT}/${documentId}`;
    const { body } = await panel('get', address).expect(200);
    expect(body.data).toEqual({ publishAt, unpublishAt, failure: null });
  });

  it('are listed on the home page, failures first', async () => {
    const scheduling = createSchedulingTesting(cms);
    const soon = await add({ publishAt: minutesFromNow(600) });
    const later = await add({ unpublishAt: minutesFromNow(900) });
    const { body } = await panel('post', PRODUCTS).send({ name: 'Incompleto', slug: 'incompleto' });
    const { documentId } = body.data;
    await scheduling.writeDates(PRODUCT, documentId, { publishAt: minutesFromNow(-1) });
    expectLoggedErrors(/^Scheduled: .* was refused/);
    await scheduling.runDue(new Date());

    const schedule = (await panel('get', '/scheduling-panel').expect(200)).body.data;
    expect(schedule.stoppedSince).toBeNull();
    const list = schedule.entries;
    const ids = list.map((entry: { documentId: string }) => entry.documentId);
    expect(ids[0]).toBe(documentId);
    expect(ids.indexOf(soon.documentId)).toBeLessThan(ids.indexOf(later.documentId));
    expect(list[0]).toMatchObject({ name: 'Producto «Incompleto»', failure: { reason: null } });
    await scheduling.documents(PRODUCT).delete({ documentId });
    const rest = (await panel('get', '/scheduling-panel')).body.data.entries;
    expect(rest.every(({ failure }: { failure: unknown }) => failure === null)).toBe(true);
  });

  it.each([
    ['order', { publishAt: 120, unpublishAt: 60 }, SCHEDULE_MESSAGES.order],
    ['order', { publishAt: 60, unpublishAt: 60 }, SCHEDULE_MESSAGES.order],
    ['publishAt', { publishAt: -1 }, SCHEDULE_MESSAGES.past('publishAt')],
    ['unpublishAt', { unpublishAt: -1 }, SCHEDULE_MESSAGES.past('unpublishAt')],
  ])('are refused when they are impossible: %s %j', async (_what, minutes, message) => {
    const now = Date.now();
    const dates = Object.fromEntries(
      Object.entries(minutes).map(([field, count]) => [field, new Date(now + count * 60_000)]),
    );
    const { documentId, data } = await add();
    const response = await panel('put', addressOf(documentId)).send({ ...data, ...dates });
    expect([response.status, response.body.error.message]).toEqual([400, message]);
    if ('unpublishAt' in dates) return;
    // A single type accepts only a publication date.
    const page = { title: 'No está', description: 'Busca en el menú.', ...dates };
    expect((await panel('put', PAGE).send(page)).body.error.message).toBe(message);
  });

  it('are compared with the stored dates', async () => {
    const { documentId } = await add({ publishAt: minutesFromNow(60) });
    const response = await panel('put', addressOf(documentId)).send({
      unpublishAt: minutesFromNow(30),
    });
    expect(response.body.error.message).toBe(SCHEDULE_MESSAGES.order);
  });

  it('do not block saving an entry whose date has passed but was not processed yet', async () => {
    const { documentId, data } = await add();
    const publishAt = minutesFromNow(-1);
    await createSchedulingTesting(cms).writeDates(PRODUCT, documentId, { publishAt });
    await panel('put', addressOf(documentId))
      .send({ ...data, publishAt })
      .expect(200);
  });

  it('prevent publishing too early, in the panel and in the dashboard', async () => {
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

  it('are hidden from visitors and builds, and do not change the revision', async () => {
    const { documentId, data } = await add();
    await publish(documentId, data).expect(200);
    const before = await snapshot();
    await panel('put', addressOf(documentId))
      .send({ publishAt: minutesFromNow(60), unpublishAt: minutesFromNow(120) })
      .expect(200);
    expect(await snapshot()).toEqual(before);

    const { call } = await signIn(cms);
    const responses = [
      await asSite(`/api/products/${documentId}?populate=*`),
      await asSite(`/api/products/${documentId}?status=draft`),
      await asSite('/api/products?status=draft&populate=*'),
      await call('get', `/api/products/${documentId}?status=draft`),
    ];
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/publishAt|unpublishAt/);
    }
    for (const query of ['fields=publishAt', 'sort=publishAt', 'filters[publishAt][$notNull]=1']) {
      expect((await asSite(`/api/products?${query}`)).status).toBe(400);
    }

    // The same content, published by the schedule, is the same content.
    await createSchedulingTesting(cms).runDue(minutesFromNow(61));
    const key = `${PRODUCT}:${documentId}`;
    expect((await snapshot()).entries[key]).toBe(before.entries[key]);
  });
});
