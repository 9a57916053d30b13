import { ENQUIRY_TYPES, type EnquiryStatus, type EnquiryType } from '../../../contracts/enquiry';
import { signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';

const UID = 'api::enquiry.enquiry';

type Sample = {
  /** Local time of arrival and of the first reply. */
  arrived: string;
  answered?: string;
  status?: EnquiryStatus;
  type?: EnquiryType;
  source?: string;
};

const at = (local: string) => new Date(`${local}:00-06:00`).toISOString();

// 2026-11-02, -09 and -16 are Mondays.
const TOTALS: Partial<Record<EnquiryType, number>> = { producto: 2, consulta: 4 };

const SAMPLES: Sample[] = [
  { arrived: '2026-11-01T23:59', source: '/' },
  { arrived: '2026-11-02T00:00', answered: '2026-11-02T09:30', status: 'contactado', source: '/' },
  { arrived: '2026-11-03T10:00', answered: '2026-11-03T11:00', status: 'completado', source: '/' },
  { arrived: '2026-11-06T17:00', answered: '2026-11-09T14:00', status: 'contactado' },
  { arrived: '2026-11-08T23:59', type: 'producto', source: '/productos' },
  { arrived: '2026-11-17T10:00', answered: '2026-11-17T10:20', status: 'contactado' },
  { arrived: '2026-11-17T12:00', status: 'spam', answered: '2026-11-17T12:01' },
  { arrived: '2026-11-18T12:00', type: 'producto', source: '/productos' },
];

describe('the report of enquiries', () => {
  let cms: Cms;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const report = (query: string) => call('get', `/api/enquiries/report${query}`);

  beforeAll(async () => {
    cms = await startCms();
    ({ call } = await signIn(cms));
    for (const { arrived, answered, status = 'nuevo', type = 'consulta', source } of SAMPLES) {
      await cms.strapi.documents(UID).create({
        data: {
          name: 'Ana Ruiz',
          email: 'ana@example.com',
          message: 'Quiero una página nueva',
          ...{ type, status, source },
          history: [
            { event: 'created', who: 'visitante', when: at(arrived), from: null, to: 'nuevo' },
          ],
          firstReplyAt: answered && at(answered),
        },
      });
    }
  });
  afterAll(() => cms.stop());

  it('counts enquiries by week, type, status and source, with medians in business minutes', async () => {
    const { status, body } = await report('?from=2026-11-02&to=2026-11-18');

    expect(status).toBe(200);
    expect(body.data).toEqual({
      from: '2026-11-02',
      to: '2026-11-18',
      total: 6,
      spam: 1,
      weeks: [
        // 30, 60 and 360 minutes
        { start: '2026-11-02', total: 4, medianMinutes: 60 },
        { start: '2026-11-09', total: 0, medianMinutes: null },
        { start: '2026-11-16', total: 2, medianMinutes: 20 },
      ],
      types: ENQUIRY_TYPES.map((type) => ({ type, total: TOTALS[type] ?? 0 })),
      statuses: [
        { status: 'nuevo', total: 2 },
        { status: 'contactado', total: 3 },
        { status: 'completado', total: 1 },
      ],
      sources: expect.any(Array),
      campaigns: [{ campaign: null, total: 6 }],
      viewedPages: [{ page: null, title: null, total: 6 }],
      answers: {
        answered: 4,
        unanswered: 2,
        overdue: expect.any(Number),
        // between 30 and 60
        medianMinutes: 45,
        withinPromise: 3,
        promiseMinutes: 120,
      },
    });
    expect(body.data.sources).toHaveLength(3);
    expect(body.data.sources).toEqual(
      expect.arrayContaining([
        { source: '/', title: 'Página de inicio', total: 2 },
        { source: '/productos', title: 'Página de productos', total: 2 },
        { source: null, title: null, total: 2 },
      ]),
    );
  });

  it('includes both days whole, in the time zone of Mexico City', async () => {
    const { body } = await report('?from=2026-11-01&to=2026-11-01');
    expect(body.data).toMatchObject({ total: 1, weeks: [{ start: '2026-10-26', total: 1 }] });
    expect((await report('?from=2026-11-08&to=2026-11-08')).body.data.total).toBe(1);
  });

  it('returns zero counts and no medians for a range without enquiries', async () => {
    const { body } = await report('?from=2020-01-01&to=2020-01-01');
    expect(body.data).toMatchObject({
      total: 0,
      weeks: [{ start: '2019-12-30', total: 0, medianMinutes: null }],
      sources: [],
      answers: { answered: 0, unanswered: 0, overdue: 0, medianMinutes: null, withinPromise: 0 },
    });
  });

  it('counts enquiries that are past the response target', async () => {
    const create = (data: object) =>
      cms.strapi.db.query(UID).create({
        data: { type: 'consulta', status: 'nuevo', createdAt: '2018-05-02T12:00:00Z', ...data },
      });
    await create({ dueAt: '2018-05-02T15:00:00Z' });
    await create({ dueAt: '2999-05-02T15:00:00Z' });
    await create({
      dueAt: '2018-05-02T15:00:00Z',
      firstReplyAt: '2018-05-02T16:00:00Z',
      answerMinutes: 180,
      status: 'contactado',
    });
    await create({ dueAt: '2018-05-02T15:00:00Z', status: 'spam' });
    const { body } = await report('?from=2018-05-02&to=2018-05-02');
    expect(body.data.answers).toMatchObject({
      answered: 1,
      unanswered: 2,
      overdue: 1,
      withinPromise: 0,
    });
  });

  it('names sources by the title of their page', async () => {
    await cms.strapi.db.query('api::product.product').create({
      data: { name: 'Lector de códigos', slug: 'lector' },
    });
    for (const source of ['/productos/lector?utm_source=boletin', '/productos/ya-no']) {
      await cms.strapi.db.query(UID).create({
        data: { type: 'consulta', status: 'nuevo', source, createdAt: '2017-05-02T12:00:00Z' },
      });
    }
    const { body } = await report('?from=2017-05-02&to=2017-05-02');
    expect(body.data.sources).toEqual([
      {
        source: '/productos/lector?utm_source=boletin',
        title: 'Producto «Lector de códigos»',
        total: 1,
      },
      { source: '/productos/ya-no', title: null, total: 1 },
    ]);
  });

  it('counts the campaigns of the last touch and the pages viewed last, without spam', async () => {
    await cms.strapi.db.query('api::product.product').create({
      data: { name: 'Cajón de dinero', slug: 'cajon' },
    });
    for (const visit of [
      { lastCampaign: 'otoño', viewedPage: '/productos/cajon' },
      { lastCampaign: 'otoño', viewedPage: '/servicios#paquetes' },
      { firstCampaign: 'otoño' },
      { lastCampaign: 'otoño', status: 'spam' },
    ]) {
      await cms.strapi.db.query(UID).create({
        data: { type: 'consulta', status: 'nuevo', createdAt: '2016-05-02T12:00:00Z', ...visit },
      });
    }
    const { body } = await report('?from=2016-05-02&to=2016-05-02');
    expect(body.data.campaigns).toEqual([
      { campaign: 'otoño', total: 2 },
      { campaign: null, total: 1 },
    ]);
    expect(body.data.viewedPages).toHaveLength(3);
    expect(body.data.viewedPages).toEqual(
      expect.arrayContaining([
        { page: '/productos/cajon', title: 'Producto «Cajón de dinero»', total: 1 },
        { page: '/servicios#paquetes', title: 'Página de servicios', total: 1 },
        { page: null, title: null, total: 1 },
      ]),
    );
    const query = 'filters[lastCampaign][$eq]=otoño&filters[viewedPage][$eq]=/productos/cajon';
    const list = await call('get', `/api/enquiries?${encodeURI(query)}`);
    expect(list.body.data).toHaveLength(1);
  });

  it('returns at most the twelve busiest sources', async () => {
    const create = (source: string) =>
      cms.strapi.db.query(UID).create({
        data: { type: 'consulta', status: 'nuevo', source, createdAt: '2019-05-02T12:00:00Z' },
      });
    for (let index = 0; index < 15; index += 1) await create(`/pagina-${index}`);
    await create('/pagina-9');
    const { body } = await report('?from=2019-05-01&to=2019-05-03');
    expect(body.data.sources).toHaveLength(12);
    expect(body.data.sources[0]).toEqual({ source: '/pagina-9', title: null, total: 2 });
  });

  it.each([
    ['', 'from'],
    ['?from=2026-11-01', 'to'],
    ['?from=ayer&to=2026-11-01', 'from'],
    ['?from=2026-02-30&to=2026-11-01', 'from'],
    ['?from=2026-11-02&to=2026-11-01', 'to'],
    ['?from=2024-01-01&to=2026-01-01', 'to'],
    ['?from[]=2026-11-01&to=2026-11-01', 'from'],
    ['?from=2026-11-01&to=2026-11-01&type=producto', 'type'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await report(query);
    expect([status, body.error.details.errors[0].path]).toEqual([400, [field]]);
  });

  it('covers at most two years', async () => {
    expect((await report('?from=2024-01-02&to=2026-01-01')).status).toBe(200);
  });
});
