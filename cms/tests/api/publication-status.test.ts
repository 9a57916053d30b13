import { PUBLISHER_SECRET, startFakePublisher } from '../support/fake-publisher';
import { expectLoggedErrors } from '../support/logged-errors';
import { signInAsSuperAdmin } from '../support/panel-staff';
import { signIn } from '../support/sign-in';
import { type Cms, startCms } from '../support/start-cms';

const LIVE = { release: 'r1', revision: 'a', publishedAt: '2026-11-21T14:05:00.000Z' };
const UNKNOWN = { phase: 'unreachable', liveSince: null, startedAt: null, error: null, held: [] };

describe('the publication status', () => {
  let cms: Cms;
  let publisher: Awaited<ReturnType<typeof startFakePublisher>>;
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  beforeAll(async () => {
    publisher = await startFakePublisher();
    cms = await startCms(publisher.environment);
    ({ call } = await signIn(cms));
  });
  afterAll(async () => {
    await cms.stop();
    await publisher.stop();
  });

  it('returns the live release', async () => {
    publisher.setStatus({ state: 'idle', live: LIVE, releases: [] });
    const { status, body } = await call('get', '/api/publication');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      phase: 'live',
      liveSince: LIVE.publishedAt,
      startedAt: null,
      error: null,
      held: [],
    });
    expect(publisher.requests).toContain(`GET /status Bearer ${PUBLISHER_SECRET}`);
  });

  it('starts a publication', async () => {
    publisher.setStatus({ state: 'waiting', live: LIVE, releases: [] });
    const { status, body } = await call('post', '/api/publication');
    expect([status, body.data.phase]).toEqual([202, 'waiting']);
    expect(publisher.requests).toContain(`POST /publish Bearer ${PUBLISHER_SECRET}`);
  });

  it.each([
    [undefined, false],
    [{ fromScratch: true }, true],
  ])('starts a publication from the panel for %j, from scratch: %s', async (order, fromScratch) => {
    publisher.setStatus({ state: 'waiting', live: LIVE, releases: [] });
    const panel = await signInAsSuperAdmin(cms);
    await panel.call('post', '/publication-panel/publish').send(order).expect(202);
    expect(publisher.bodies).toContain(JSON.stringify({ fromScratch }));
  });

  it('returns the reason of a failed build without secrets', async () => {
    const last = { ok: false, error: 'La construcción falló:\n/srv/gatsby/x.js' };
    publisher.setStatus({ state: 'failed', live: LIVE, last, releases: [] });
    const { text, body } = await call('get', '/api/publication');
    expect(body.data).toMatchObject({ phase: 'failed', error: 'La construcción falló' });
    expect(text).not.toContain(PUBLISHER_SECRET);
  });

  it('names the held entries', async () => {
    const entry = { uid: 'api::product.product', documentId: 'a1', name: 'Lector' };
    const held = [{ entry, message: 'falta el nombre', isLeftOut: true, hash: 'h' }];
    publisher.setStatus({ state: 'idle', live: LIVE, held, releases: [] });
    const { body } = await call('get', '/api/publication');
    const path = '/content-manager/collection-types/api::product.product/a1';
    expect(body.data.held).toEqual([
      { ...entry, path, reason: 'falta el nombre', isLeftOut: true, hash: 'h' },
    ]);
  });

  it.each([
    ['api::product.product', '/content-manager/collection-types/api::product.product/a1'],
    ['api::home-page.home-page', '/content-manager/single-types/api::home-page.home-page'],
  ])('returns the panel path of the failed entry: %s', async (uid, path) => {
    const entry = { uid, documentId: 'a1', name: 'Lector' };
    publisher.setStatus({ state: 'failed', live: LIVE, last: { ok: false, error: 'x', entry } });
    const { body } = await call('get', '/api/publication');
    expect(body.data.entry).toEqual({ ...entry, path });
  });

  it('does not wait for a publisher that is unresponsive or stopped', async () => {
    publisher.stopResponding();
    const start = Date.now();
    expect((await call('get', '/api/publication')).body.data).toEqual(UNKNOWN);
    expect(Date.now() - start).toBeLessThan(6_000);

    await publisher.stop();
    expectLoggedErrors(/^The publisher did not accept the publish request/);
    expect((await call('get', '/api/publication')).body.data).toEqual(UNKNOWN);
    const order = await call('post', '/api/publication');
    expect([order.status, order.body.error.message]).toEqual([
      503,
      'El publicador no responde. Vuelve a intentarlo en unos segundos.',
    ]);
    expect(order.headers['retry-after']).toBe('10');
  });
});
