import { isoDay } from '../../../contracts/zoned-time';
import { readMonth } from '../../../src/api/overview/lib/read-month';
import { buildEnquiry, postEnquiry } from '../../support/build-enquiry';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const SETTINGS = {
  companyName: 'Tequiora',
  tagline: 'Soluciones',
  phone: '+529511234567',
  whatsapp: '+529517654321',
  email: 'hola@example.test',
  address: { city: 'Oaxaca de Juárez', region: 'Oaxaca', country: 'México' },
  hours: [{ firstDay: 1, lastDay: 6, opens: '08:00', closes: '17:00' }],
  responseHours: 3,
  responseText: 'Respondemos en menos de 3 horas',
  greetings: { general: 'a', product: 'a', service: 'a', demo: 'a', project: 'a', quote: 'a' },
  lossReasons: [{ reason: 'El precio' }, { reason: 'El plazo' }],
};
const NOTHING = { current: 0, previous: 0 };
const NO_QUOTES = { count: 0, amount: 0 };

describe('GET /api/overview', () => {
  const cms = setUpCms({ CMS_PUBLIC_URL: 'https://cms.example.test/' });
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const overview = async () => (await call('get', '/api/overview').expect(200)).body.data;
  const settings = () => cms.strapi.documents('api::site-settings.site-settings');

  beforeAll(async () => {
    ({ call } = await signIn(cms));
  });

  it('responds for an empty installation', async () => {
    expect(await overview()).toEqual({
      counts: { products: 0, services: 0, newEnquiries: 0, overdueEnquiries: 0 },
      month: {
        from: expect.stringMatching(/^\d{4}-\d\d-01$/),
        to: isoDay(new Date()),
        ...{ sales: NOTHING, enquiries: NOTHING, products: NOTHING, services: NOTHING },
        forecast: { expected: NO_QUOTES, late: NO_QUOTES },
      },
      businessDays: Array.from({ length: 5 }, () => expect.stringMatching(/^\d{4}-\d\d-\d\d$/)),
      lossReasons: [],
      unusualSale: 1_000_000,
      company: { name: '', email: '', whatsapp: '' },
      promise: {
        hours: 2,
        text: '',
      },
      mail: null,
      cms: {
        url: 'https://cms.example.test/admin',
        entryUrl: 'https://cms.example.test/admin/content-manager/collection-types/{uid}/{id}',
      },
    });
  });

  it('counts every entry once, published or not, and the waiting enquiries', async () => {
    const services = cms.strapi.documents('api::service.service');
    const service = { description: 'Una descripción cualquiera.', price: '$1' };
    await services.create({ data: { ...service, name: 'Uno', slug: 'uno' }, status: 'published' });
    await services.create({ data: { ...service, name: 'Dos', slug: 'dos' } });
    await postEnquiry(cms, buildEnquiry());
    await postEnquiry(cms, buildEnquiry({ name: 'Otra persona' }));
    const enquiries = cms.strapi.db.query('api::enquiry.enquiry');
    const [late] = await enquiries.findMany({ orderBy: { id: 'asc' } });
    await enquiries.update({ where: { id: late.id }, data: { waitingUntil: new Date(0) } });

    const { counts } = await overview();
    expect(counts).toEqual({ products: 0, services: 2, newEnquiries: 2, overdueEnquiries: 1 });
  });

  it('returns the published settings, or the draft before the first publication', async () => {
    const { documentId } = await settings().create({ data: SETTINGS });
    expect((await overview()).lossReasons).toEqual(['El precio', 'El plazo']);

    await settings().publish({ documentId });
    await settings().update({ documentId, data: { lossReasons: [], responseHours: 9 } });
    const { lossReasons, company, promise } = await overview();
    expect(lossReasons).toEqual(['El precio', 'El plazo']);
    expect(company).toEqual({
      name: 'Tequiora',
      email: 'hola@example.test',
      whatsapp: '+529517654321',
    });
    expect(promise).toEqual({ hours: 3, text: 'Respondemos en menos de 3 horas' });
  });

  it('compares the month to date with the same days of the month before', async () => {
    const enquiries = cms.strapi.db.query('api::enquiry.enquiry');
    const at = (local: string) => new Date(`${local}:00-06:00`).toISOString();
    const sale = (saleDate: string, saleAmount: number) =>
      ({ status: 'completado', result: 'ganada', saleDate, saleAmount }) as const;
    const rows = [
      { createdAt: at('2025-09-30T23:59'), ...sale('2025-10-01', 0.1) },
      { createdAt: at('2025-10-01T00:00'), ...sale('2025-10-20', 0.2) },
      { createdAt: at('2025-10-20T23:59'), ...sale('2025-10-21', 1_000_000) },
      { createdAt: at('2025-10-21T00:00'), status: 'nuevo' },
      { createdAt: at('2025-11-01T00:00'), ...sale('2025-11-01', 12_500.5) },
      { createdAt: at('2025-11-20T23:59'), ...sale('2025-11-20', 99_999_999.99) },
      { createdAt: at('2025-11-20T12:00'), status: 'spam' },
      { createdAt: at('2025-11-20T12:00'), status: 'completado', result: 'sin_venta' },
    ];
    for (const row of rows) await enquiries.create({ data: { type: 'consulta', ...row } });
    const services = cms.strapi.db.query('api::service.service');
    const own = { slug: 'uno' };
    await services.updateMany({ where: own, data: { createdAt: at('2025-10-02T10:00') } });
    const draft = { ...own, publishedAt: null };
    await services.updateMany({ where: draft, data: { createdAt: at('2025-11-02T10:00') } });

    expect(await readMonth(cms.strapi, new Date(at('2025-11-20T12:00')))).toEqual({
      from: '2025-11-01',
      to: '2025-11-20',
      sales: { current: 100_012_500.49, previous: 0.3 },
      forecast: { expected: NO_QUOTES, late: NO_QUOTES },
      enquiries: { current: 3, previous: 2 },
      products: NOTHING,
      services: { current: 1, previous: 0 },
    });
    const filters = 'filters[result]=ganada&filters[saleDate][$gte]=2025-11-01';
    const list = await call('get', `/api/enquiries?${filters}&filters[saleDate][$lt]=2025-12-01`);
    expect(list.body.data.map(({ saleAmount }: { saleAmount: number }) => saleAmount)).toEqual([
      99_999_999.99, 12_500.5,
    ]);
  });

  it('forecasts the month from the quotes of open enquiries, and equals their lists', async () => {
    const enquiries = cms.strapi.db.query('api::enquiry.enquiry');
    const quote = (quoteSaleOn: string, quoteAmount: number, status = 'contactado') =>
      enquiries.create({ data: { type: 'consulta', status, quoteSaleOn, quoteAmount } });
    await quote('2024-01-31', 7);
    await quote('2024-02-01', 0.1);
    await quote('2024-02-29', 0.2, 'nuevo');
    await quote('2024-03-01', 1_000);
    await quote('2024-02-10', 1_000, 'completado');
    await quote('2024-02-10', 1_000, 'spam');

    const { forecast } = await readMonth(cms.strapi, new Date('2024-02-10T18:00:00Z'));
    expect(forecast).toEqual({
      expected: { count: 2, amount: 0.3 },
      late: { count: 1, amount: 7 },
    });
    const open = 'filters[status][$in][0]=nuevo&filters[status][$in][1]=contactado';
    const days = 'filters[quoteSaleOn][$gte]=2024-02-01&filters[quoteSaleOn][$lt]=2024-03-01';
    const { body } = await call('get', `/api/enquiries?${open}&${days}`).expect(200);
    expect(body.meta.pagination.total).toBe(forecast.expected.count);
  });
});
