import { SPEED_METRIC_NAMES, type SpeedReport } from '../../../contracts/speed';
import type { SpeedVisit } from '../../../contracts/speed-visit';
import { isoDay } from '../../../contracts/zoned-time';
import { removeOldFigures } from '../../../src/api/speed/lib/remove-old-figures';
import { columnsOf } from '../../../src/api/speed/lib/speed-tables';
import { addLector, PRODUCT_PAGE } from '../../support/chats';
import { startFakePublisher } from '../../support/fake-publisher';
import { AGENT, addAccount, signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';

const RELEASE = '20261128-093000000-abc123';
const LIMIT = 60;

describe('the speed that visitors measure', () => {
  let cms: Cms;
  let publisher: Awaited<ReturnType<typeof startFakePublisher>>;
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  const rows = (table = 'speed_histograms') => cms.strapi.db.connection(table);
  // One by one, because SQLite stores null for a column that only other rows have.
  const insert = async (all: readonly object[]) => {
    for (const row of all) await rows().insert(row);
  };
  const send = (visit: object) => cms.request.post('/api/speed').send({ data: visit });
  const visit = (changes: Partial<Record<keyof SpeedVisit, unknown>> = {}) => ({
    ...{ page: '/servicios', device: 'phone', lcp: { value: 900 }, ...changes },
  });
  const readReport = async (query: string) =>
    (await call('get', `/api/speed?${query}`).expect(200)).body.data as SpeedReport;

  beforeAll(async () => {
    publisher = await startFakePublisher();
    const live = { release: RELEASE, revision: 'a', publishedAt: '2026-11-28T09:31:00.000Z' };
    const releases = [{ release: RELEASE, revision: 'a', builtAt: '2026-11-28T09:30:00.000Z' }];
    publisher.setStatus({ state: 'idle', live, releases });
    cms = await startCms({
      ...publisher.environment,
      RATE_LIMIT_SPEED_PER_MINUTE: String(LIMIT),
    });
    ({ call } = await signIn(cms));
    await addLector(cms);
  });
  afterAll(async () => {
    await cms.stop();
    await publisher.stop();
  });
  beforeEach(async () => {
    await rows().delete();
    await rows('speed_elements').delete();
  });

  it('has a column for each class of each metric', async () => {
    const columns = Object.keys(await rows().columnInfo());
    expect(columns).toEqual(expect.arrayContaining(SPEED_METRIC_NAMES.flatMap(columnsOf)));
    expect(columns).toHaveLength(5 + SPEED_METRIC_NAMES.flatMap(columnsOf).length);
  });

  it('is added to one row per hour, page, device and release, without an address', async () => {
    const response = await send(visit({ inp: { value: 80 } })).expect(204);
    expect(response.text).toBe('');
    await send(visit({ lcp: { value: 4200 }, cls: { value: 5 }, ttfb: { value: 0 } })).expect(204);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ page: '/servicios', device: 'phone', release_id: RELEASE, visits: 2 },
      ...{ lcp_3: 1, lcp_11: 1, inp_3: 1, cls_0: 1, ttfb_0: 1 },
    });
    expect(Math.abs(row.hour * 3_600_000 - Date.now())).toBeLessThan(2 * 3_600_000);
  });

  it('counts concurrent visits once each', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(visit()).expect(204)));
    expect(await rows()).toEqual([expect.objectContaining({ visits: 10, lcp_3: 10 })]);
  });

  it('has one row for all products, and none for addresses that are no page', async () => {
    const others = ['/productos/no-existe', '/no-existe', '/admin', '/blog/../admin', '', '/a/b/c'];
    for (const page of [PRODUCT_PAGE, ...others]) await send(visit({ page })).expect(204);
    expect(await rows()).toEqual([expect.objectContaining({ page: '/productos/*', visits: 1 })]);
  });

  it.each([
    ['a negative value', { lcp: { value: -1 } }],
    ['a value that no browser measures', { lcp: { value: 1e9 } }],
    ['a text', { lcp: { value: '900' } }],
    ['no value', { lcp: 900 }],
    ['nothing', { lcp: undefined }],
  ])('drops a visit with %s', async (_what, changes) => {
    await send(visit(changes)).expect(204);
    expect(await rows()).toEqual([]);
  });

  it.each([
    { page: 7 },
    { page: undefined },
    { device: 'watch' },
    { visitor: 'Ana' },
    { release: RELEASE },
  ])('refuses %j', async (changes) => {
    await send(visit(changes)).expect(400);
    expect(await rows()).toEqual([]);
  });

  it('refuses a large body, and drops a visitor who objects to being measured', async () => {
    await send(visit({ lcp: { value: 1, element: 'x'.repeat(20_000) } })).expect(413);
    await send(visit()).set('Sec-GPC', '1').expect(204);
    expect(await rows()).toEqual([]);
  });

  it('keeps the elements behind values that are not good, a bounded number of them', async () => {
    await send(visit({ lcp: { value: 900, element: '#paquetes h2' } })).expect(204);
    await send(visit({ lcp: { value: 9000, element: '<b>Ana</b>' } })).expect(204);
    expect(await rows('speed_elements')).toEqual([]);
    for (let count = 0; count < 2; count += 1) {
      await send(visit({ lcp: { value: 3000, element: '#paquetes h2' } })).expect(204);
    }
    expect(await rows('speed_elements')).toEqual([
      expect.objectContaining({ metric: 'lcp', element: '#paquetes h2', visits: 2 }),
    ]);
    for (let count = 0; count < 21; count += 1) {
      await send(visit({ lcp: { value: 3000, element: `#paquetes-${count}` } })).expect(204);
    }
    expect(await rows('speed_elements')).toHaveLength(20);
  });

  it('is reported to managers by page, day and release', async () => {
    const hour = Math.floor(Date.now() / 3_600_000);
    const row = { page: '/', device: 'phone', release_id: RELEASE };
    await insert([
      { ...row, hour, visits: 4, lcp_3: 3, lcp_4: 1, inp_0: 1 },
      { ...row, hour, device: 'computer', visits: 1, lcp_0: 1 },
      { ...row, hour: hour - 24, page: '/productos/*', visits: 2, lcp_12: 2 },
      { ...row, hour: hour - 24 * 40, visits: 50, lcp_13: 50 },
    ]);
    await rows('speed_elements').insert({
      ...{ day: Math.floor(hour / 24), page: '/', device: 'phone' },
      ...{ metric: 'lcp', element: 'main h1', visits: 3 },
    });
    const report = await readReport('days=7');
    expect(report).toMatchObject({ to: isoDay(new Date()), visits: 7, declines: [] });
    expect(report.pages).toMatchObject([
      {
        ...{ page: '/', label: 'Inicio', visits: 5 },
        figures: { lcp: { p75: 979, visits: 5 }, inp: { visits: 1 }, cls: { p75: null } },
      },
      { page: '/productos/*', label: 'Productos: cada página', figures: { lcp: { visits: 2 } } },
    ]);
    expect(report.days).toHaveLength(7);
    expect(report.days.at(-2)).toMatchObject({
      visits: 2,
      releases: ['2026-11-28T09:30:00.000Z'],
    });
    expect(report.days.at(-1)).toMatchObject({ visits: 5, releases: [] });
    expect(report.elements).toEqual([
      { page: '/', label: 'Inicio', metric: 'lcp', element: 'main h1', visits: 3 },
    ]);
    expect(await readReport('days=7&device=computer')).toMatchObject({ visits: 1, elements: [] });
    expect(await readReport('days=90')).toMatchObject({ visits: 57 });
  });

  it('names a release with which a page became slower', async () => {
    const hour = Math.floor(Date.now() / 3_600_000);
    const row = { page: '/servicios', device: 'phone' };
    await insert([
      { ...row, hour: hour - 1, release_id: RELEASE, visits: 40, lcp_6: 40 },
      { ...row, hour, release_id: '20261128-120000000-def456', visits: 40, lcp_9: 40 },
    ]);
    expect((await readReport('days=28')).declines).toEqual([
      {
        ...{ page: '/servicios', label: 'Servicios', device: 'phone', metric: 'lcp' },
        ...{ builtAt: '2026-11-28T12:00:00.000Z', before: 1688, after: 2875 },
      },
    ]);
  });

  it('is reported only to the dashboard, and only for its periods', async () => {
    await cms.request.get('/api/speed?days=7').expect(401);
    await addAccount(cms, AGENT, 'agent');
    const agent = await signIn(cms, AGENT);
    await agent.call('get', '/api/speed?days=7').expect(403);
    for (const query of ['', '?days=8', '?days=7&device=watch', '?days=7&page=/']) {
      await call('get', `/api/speed${query}`).expect(400);
    }
  });

  it('is deleted after 13 months', async () => {
    const place = { page: '/', device: 'phone', visits: 1 };
    const hour = Math.floor(Date.now() / 3_600_000);
    for (const age of [390, 400]) {
      await rows().insert({ ...place, hour: hour - age * 24, release_id: '' });
      const element = { day: Math.floor(hour / 24) - age, metric: 'lcp', element: 'main' };
      await rows('speed_elements').insert({ ...place, ...element });
    }
    await removeOldFigures(cms.strapi);
    expect(await rows()).toEqual([expect.objectContaining({ hour: hour - 390 * 24 })]);
    expect(await rows('speed_elements')).toHaveLength(1);
  });

  it('is limited per address', async () => {
    for (let use = 0; use <= LIMIT; use += 1) {
      const { status, headers } = await send(visit());
      if (status === 429) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        return;
      }
    }
    throw new Error(`${LIMIT + 1} visits were accepted`);
  });
});
