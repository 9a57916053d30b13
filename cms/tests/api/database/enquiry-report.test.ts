import type { EnquiryStatus, EnquiryType } from '../../../contracts/enquiry';
import { REPORT_DIMENSIONS, type ReportRow } from '../../../contracts/report';
import { isoDay } from '../../../contracts/zoned-time';
import { pathOf } from '../../../src/enquiries/read-page-titles';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

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
const SAMPLES: Sample[] = [
  { arrived: '2026-11-01T23:59', source: '/' },
  { arrived: '2026-11-02T00:00', answered: '2026-11-02T09:30', status: 'contactado', source: '/' },
  { arrived: '2026-11-03T10:00', answered: '2026-11-03T11:00', status: 'completado', source: '/' },
  { arrived: '2026-11-06T17:00', answered: '2026-11-09T14:00', status: 'contactado' },
  { arrived: '2026-11-08T23:59', type: 'producto', source: '/productos' },
  { arrived: '2026-11-17T10:00', answered: '2026-11-17T10:20', status: 'contactado' },
  { arrived: '2026-11-17T12:00', status: 'spam', answered: '2026-11-17T12:01' },
  { arrived: '2026-11-17T12:00', status: 'dudoso' },
  { arrived: '2026-11-18T12:00', type: 'producto', source: '/productos' },
];

describe('the report of enquiries', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const report = (query: string) => call('get', `/api/enquiries/report${query}`);

  beforeAll(async () => {
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

  it('counts enquiries by week, type, status and source, with medians in business minutes', async () => {
    const { status, body } = await report('?from=2026-11-02&to=2026-11-18');

    expect(status).toBe(200);
    expect(body.data).toEqual({
      from: '2026-11-02',
      to: '2026-11-18',
      total: 6,
      withinTarget: 3,
      won: 0,
      amount: 0,
      doubtful: 1,
      spam: 1,
      weeks: [
        // 30, 60 and 360 minutes
        { start: '2026-11-02', total: 4, medianMinutes: 60 },
        { start: '2026-11-09', total: 0, medianMinutes: null },
        { start: '2026-11-16', total: 2, medianMinutes: 20 },
      ],
      breakdowns: expect.any(Object),
      answers: {
        answered: 4,
        unanswered: 2,
        closedUnanswered: 0,
        overdue: expect.any(Number),
        // between 30 and 60
        medianMinutes: 45,
        targetMinutes: 120,
      },
    });
    const none = { won: 0, amount: 0 };
    expect(body.data.breakdowns).toMatchObject({
      campaign: [{ value: null, label: 'Sin campaña', total: 6, withinTarget: 3, ...none }],
      product: [{ value: null, label: 'Ningún producto ni servicio', total: 6 }],
      type: [
        { value: 'consulta', label: 'Consulta general', total: 4, withinTarget: 3 },
        { value: 'producto', label: 'Producto', total: 2, withinTarget: 0 },
      ],
      status: [
        { value: 'contactado', label: 'Contactado', total: 3, withinTarget: 2 },
        { value: 'nuevo', label: 'Nuevo', total: 2, withinTarget: 0 },
        { value: 'completado', label: 'Completado', total: 1, withinTarget: 1 },
      ],
    });
    expect(body.data.breakdowns.page).toHaveLength(3);
    expect(body.data.breakdowns.page).toEqual(
      expect.arrayContaining([
        { value: '/', label: 'Página de inicio', total: 2, withinTarget: 2, ...none },
        { value: '/productos', label: 'Página de productos', total: 2, withinTarget: 0, ...none },
        { value: null, label: 'Sin página de origen', total: 2, withinTarget: 1, ...none },
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
      ...{ withinTarget: 0, won: 0, amount: 0 },
      breakdowns: Object.fromEntries(REPORT_DIMENSIONS.map((name) => [name, []])),
      answers: { answered: 0, unanswered: 0, overdue: 0, medianMinutes: null },
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
    // Completed without an answer.
    await create({ dueAt: '2018-05-02T15:00:00Z', status: 'completado' });
    const { body } = await report('?from=2018-05-02&to=2018-05-02');
    expect(body.data.answers).toMatchObject({
      ...{ answered: 1, unanswered: 2, closedUnanswered: 1, overdue: 1 },
    });
    expect(body.data.withinTarget).toBe(0);
  });

  it('names sources by the title of their page', async () => {
    await cms.strapi.db.query('api::product.product').create({
      data: { name: 'Lector de códigos', slug: 'lector' },
    });
    for (const source of ['/productos/lector?utm_source=boletin', '/productos/ya-no']) {
      await cms.strapi.db.query(UID).create({
        data: {
          ...{ type: 'consulta', status: 'nuevo', createdAt: '2017-05-02T12:00:00Z' },
          sourcePath: pathOf(source),
        },
      });
    }
    const { body } = await report('?from=2017-05-02&to=2017-05-02');
    expect(body.data.breakdowns.page).toMatchObject([
      {
        value: '/productos/lector',
        label: 'Producto «Lector de códigos»',
        total: 1,
      },
      { value: '/productos/ya-no', label: '/productos/ya-no', total: 1 },
    ]);
  });

  it('counts spellings of a campaign and addresses of a page as one, as the lists do', async () => {
    const sent = [
      ['Buen Fin', 'Google', '/servicios?utm_campaign=Buen%20Fin'],
      ['buen fin ', 'google', '/servicios/'],
      [' BUEN  FIN', 'GOOGLE ', '/servicios#paquetes'],
      ['ÑANDÚ', 'boletín', '/servicios-de-otro'],
    ] as const;
    for (const [campaign, source, page] of sent) {
      const visit = { first: { campaign }, last: { campaign, source, landingPage: '/servicios' } };
      await storeEnquiry(cms, { source: page, visit });
    }
    const today = isoDay(new Date());
    const { breakdowns } = (await report(`?from=${today}&to=${today}`)).body.data;
    const campaigns = breakdowns.campaign.map((row: ReportRow) => [row.value, row.total]);
    expect(campaigns).toEqual([
      ['buen fin', 3],
      ['ñandú', 1],
    ]);
    const pages = breakdowns.page.map((row: ReportRow) => [row.value, row.total]);
    expect(pages).toEqual([
      ['/servicios', 3],
      ['/servicios-de-otro', 1],
    ]);

    for (const filter of [
      'filters[lastCampaign][$eq]=buen fin',
      'filters[lastCampaign][$eq]=Buen Fin ',
      'filters[lastSource][$eq]=Google',
      'filters[sourcePath][$eq]=/servicios',
      'filters[sourcePath][$eq]=/servicios?utm_campaign=Buen Fin',
    ]) {
      const query = `?filters[$and][0][createdAt][$gte]=${today}&${encodeURI(filter)}`;
      const { body } = await call('get', `/api/enquiries${query}`).expect(200);
      expect([filter, body.data.length]).toEqual([filter, 3]);
    }
    const values = await call('get', '/api/enquiries/visit-values?column=lastSource');
    expect(values.body.data).toEqual(['google', 'boletín']);
  });

  it('names a source by the published title while its draft has another', async () => {
    const versions = [
      { name: 'Báscula', publishedAt: new Date() },
      { name: 'Báscula sin publicar', publishedAt: null },
    ];
    for (const [slug, rows] of [
      ['antes', versions],
      ['despues', [...versions].reverse()],
    ] as const) {
      for (const row of rows) {
        await cms.strapi.db.query('api::product.product').create({ data: { slug, ...row } });
      }
      await cms.strapi.db.query(UID).create({
        data: {
          ...{ type: 'consulta', status: 'nuevo', createdAt: '2014-05-02T12:00:00Z' },
          sourcePath: `/productos/${slug}`,
        },
      });
    }
    const { body } = await report('?from=2014-05-02&to=2014-05-02');
    const labels = body.data.breakdowns.page.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['Producto «Báscula»', 'Producto «Báscula»']);
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
    expect(body.data.breakdowns.campaign).toMatchObject([
      { value: 'otoño', label: 'otoño', total: 2 },
      { value: null, label: 'Sin campaña', total: 1 },
    ]);
    expect(body.data.breakdowns.product).toHaveLength(3);
    expect(body.data.breakdowns.product).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          value: '/productos/cajon',
          label: 'Producto «Cajón de dinero»',
        }),
        expect.objectContaining({ value: '/servicios#paquetes', label: 'Página de servicios' }),
        expect.objectContaining({ value: null, label: 'Ningún producto ni servicio' }),
      ]),
    );
    const query = 'filters[lastCampaign][$eq]=otoño&filters[viewedPage][$eq]=/productos/cajon';
    const list = await call('get', `/api/enquiries?${encodeURI(query)}`);
    expect(list.body.data).toHaveLength(1);
  });

  it('names owners, and counts chats and enquiries without an owner', async () => {
    const { id: ownerId } = await addAccount(cms, { ...AGENT, name: 'Iván Cruz' }, 'agent');
    for (const columns of [{ ownerId }, { ownerId, channel: 'whatsapp' }, { ownerId: 9_999 }, {}]) {
      await cms.strapi.db.query(UID).create({
        data: { type: 'consulta', status: 'nuevo', createdAt: '2015-05-02T12:00:00Z', ...columns },
      });
    }
    const { body } = await report('?from=2015-05-02&to=2015-05-02');
    expect(body.data.breakdowns.channel).toMatchObject([
      { value: 'formulario', label: 'Formulario', total: 3 },
      { value: 'whatsapp', label: 'WhatsApp', total: 1 },
    ]);
    const [busiest, ...others] = body.data.breakdowns.owner;
    expect(busiest).toMatchObject({ value: String(ownerId), label: 'Iván Cruz', total: 2 });
    expect(others).toHaveLength(2);
    expect(others).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: '9999', label: 'Otra persona', total: 1 }),
        expect.objectContaining({ value: null, label: 'Sin responsable', total: 1 }),
      ]),
    );
    const { text } = await report('?from=2015-05-02&to=2015-05-02&format=csv');
    expect(text).toContain(`\r\nResponsable,${ownerId},Iván Cruz,2,`);
    expect(text).toContain('\r\nCanal,whatsapp,WhatsApp,1,');
  });

  it('returns the twelve busiest pages, and all of them as CSV', async () => {
    const create = (sourcePath: string) =>
      cms.strapi.db.query(UID).create({
        data: { type: 'consulta', status: 'nuevo', sourcePath, createdAt: '2019-05-02T12:00:00Z' },
      });
    for (let index = 0; index < 15; index += 1) await create(`/pagina-${index}`);
    await create('/pagina-9');
    const { body } = await report('?from=2019-05-01&to=2019-05-03');
    expect(body.data.breakdowns.page).toHaveLength(12);
    expect(body.data.breakdowns.page[0]).toMatchObject({ value: '/pagina-9', total: 2 });

    const { status, headers, text } = await report('?from=2019-05-01&to=2019-05-03&format=csv');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('reporte-2019-05-01-a-2019-05-03.csv');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFAgrupado por,Valor,Nombre,Consultas,A tiempo,Ganadas,Importe (MXN),% ganadas',
    );
    expect(lines.filter((line) => line.startsWith('Página de origen,'))).toHaveLength(15);
    expect(lines).toContain('Página de origen,/pagina-9,/pagina-9,2,0,0,0,0');
    expect(lines).toContain('Campaña,,Sin campaña,16,0,0,0,0');
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
    ['?from=2026-11-01&to=2026-11-01&format=pdf', 'format'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await report(query);
    expect([status, body.error.details.errors[0].path]).toEqual([400, [field]]);
  });

  it('covers at most two years', async () => {
    expect((await report('?from=2024-01-02&to=2026-01-01')).status).toBe(200);
  });
});
