import { buildEnquiry, postEnquiry } from '../../support/build-enquiry';
import { signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';

const HOURS = { label: 'Lunes a sábado', firstDay: 1, lastDay: 6, opens: '08:00', closes: '17:00' };
const SETTINGS = {
  companyName: 'Tequiora',
  tagline: 'Soluciones',
  phone: '+529511234567',
  whatsapp: '+529517654321',
  email: 'hola@example.test',
  address: { city: 'Oaxaca de Juárez', region: 'Oaxaca', country: 'México' },
  hours: HOURS,
  responseHours: 3,
  responseText: 'Respondemos en menos de 3 horas',
  greetings: { general: 'a', product: 'a', service: 'a', demo: 'a', project: 'a', quote: 'a' },
  monthlySales: '$45,230',
  monthlySalesChange: '+12%',
};

describe('GET /api/overview', () => {
  let cms: Cms;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const overview = async () => (await call('get', '/api/overview').expect(200)).body.data;
  const settings = () => cms.strapi.documents('api::site-settings.site-settings');

  beforeAll(async () => {
    cms = await startCms({ CMS_PUBLIC_URL: 'https://cms.example.test/' });
    ({ call } = await signIn(cms));
  });
  afterAll(() => cms.stop());

  it('responds for an empty installation', async () => {
    expect(await overview()).toEqual({
      counts: { products: 0, services: 0, newEnquiries: 0, overdueEnquiries: 0 },
      texts: {
        monthlySales: null,
        monthlySalesChange: null,
        productsChange: null,
        servicesChange: null,
        enquiriesChange: null,
      },
      company: { name: '', email: '', whatsapp: '' },
      promise: {
        hours: 2,
        text: '',
        businessHours: {
          label: 'Lunes a viernes',
          firstDay: 1,
          lastDay: 5,
          opens: '09:00',
          closes: '18:00',
        },
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
    await enquiries.update({ where: { id: late.id }, data: { dueAt: new Date(0) } });

    const { counts } = await overview();
    expect(counts).toEqual({ products: 0, services: 2, newEnquiries: 2, overdueEnquiries: 1 });
  });

  it('returns the published settings, or the draft before the first publication', async () => {
    const { documentId } = await settings().create({ data: SETTINGS });
    expect((await overview()).texts.monthlySales).toBe('$45,230');

    await settings().publish({ documentId });
    await settings().update({ documentId, data: { monthlySales: '$1', responseHours: 9 } });
    const { texts, company, promise } = await overview();
    expect(texts).toMatchObject({ monthlySales: '$45,230', monthlySalesChange: '+12%' });
    expect(company).toEqual({
      name: 'Tequiora',
      email: 'hola@example.test',
      whatsapp: '+529517654321',
    });
    expect(promise).toEqual({
      hours: 3,
      text: 'Respondemos en menos de 3 horas',
      businessHours: HOURS,
    });
  });
});
