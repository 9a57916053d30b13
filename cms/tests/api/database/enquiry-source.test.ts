import { TOUCH_FIELDS, touchColumn, VISIT_FILTERS } from '../../../contracts/visit-columns';
import type { VisitSource } from '../../../contracts/visit-source';
import { buildEnquiry, countEnquiries, postEnquiry } from '../../support/build-enquiry';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry, updateEnquiryRow } from '../../support/store-enquiry';

const VISIT: VisitSource = {
  first: { campaign: 'otoño', source: 'boletin', medium: 'correo', landingPage: '/' },
  last: { adNetwork: 'Google', referrer: 'www.google.com', landingPage: '/productos' },
  viewedPage: '/productos/lector',
};
const COLUMNS = {
  firstCampaign: 'otoño',
  firstSource: 'boletin',
  firstMedium: 'correo',
  firstTerm: null,
  firstContent: null,
  firstAdNetwork: null,
  firstReferrer: null,
  firstLandingPage: '/',
  lastCampaign: null,
  lastSource: null,
  lastMedium: null,
  lastTerm: null,
  lastContent: null,
  lastAdNetwork: 'Google',
  lastReferrer: 'www.google.com',
  lastLandingPage: '/productos',
  viewedPage: '/productos/lector',
};

describe('the source of the visit of an enquiry', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  beforeAll(async () => {
    ({ call } = await signIn(cms));
  });

  it('is stored in columns and shown in the dashboard', async () => {
    const stored = await storeEnquiry(cms, { visit: VISIT });
    expect(stored).toMatchObject(COLUMNS);
    const { body } = await call('get', `/api/enquiries/${stored.documentId}`).expect(200);
    expect(body.data).toMatchObject(COLUMNS);
  });

  it('is optional', async () => {
    expect(await storeEnquiry(cms)).toMatchObject({ firstLandingPage: null, viewedPage: null });
  });

  it.each([
    ['of the wrong type', 'google'],
    ['with values of wrong types', { first: { campaign: { $ne: null } }, last: 3, viewedPage: [] }],
    ['with unknown fields', { first: { gclid: 'EAIaIQ' }, other: {} }],
    ['with forbidden characters', { first: { campaign: 'a\u0000\ud800' } }],
    ['with long values', { last: { campaign: 'ñ'.repeat(3000), term: '\u0958'.repeat(255) } }],
  ])('%s does not lose the enquiry', async (_what, visit) => {
    await postEnquiry(cms, { ...buildEnquiry({ name: 'Ana Ruiz' }), visit }).expect(201);
    expect(await countEnquiries(cms, { name: 'Ana Ruiz' })).toBe(1);
    await cms.strapi.db.query('api::enquiry.enquiry').deleteMany({ where: { name: 'Ana Ruiz' } });
  });

  it('is the same for a retry of the enquiry', async () => {
    const key = '0b0b0b0b-1111-4222-8333-444444444444';
    const enquiry = buildEnquiry({ name: 'Reintento Paz', visit: VISIT });
    await postEnquiry(cms, enquiry, key).expect(201);
    await postEnquiry(cms, enquiry, key).expect(200);
    expect(await countEnquiries(cms, { name: 'Reintento Paz' })).toBe(1);
  });

  it('filters the list by each column of the last touch', async () => {
    const visit = {
      campaign: 'navidad',
      source: 'fuente-x',
      medium: 'cpc',
      term: 'cajas',
      content: 'azul',
      adNetwork: 'Microsoft',
      referrer: 'www.bing.com',
      landingPage: '/servicios',
    };
    const { folio } = await storeEnquiry(cms, { visit: { last: visit, viewedPage: '/servicios' } });
    const values = {
      ...Object.fromEntries(
        TOUCH_FIELDS.map((field) => [touchColumn('last', field), visit[field]]),
      ),
      viewedPage: '/servicios',
    };
    expect(Object.keys(values).sort()).toEqual([...VISIT_FILTERS].sort());
    const list = async (filter: string) =>
      (await call('get', `/api/enquiries?filters${filter}`).expect(200)).body.data.map(
        (row: { folio: string }) => row.folio,
      );
    for (const [column, value] of Object.entries(values)) {
      expect(await list(`[${column}][$eq]=${value}`)).toEqual([folio]);
      expect(await list(`[${column}][$null]=true`)).not.toContain(folio);
    }
    await call('get', '/api/enquiries?filters[firstSource][$eq]=boletin').expect(400);
  });

  it('has its values listed, most enquiries first, without spam', async () => {
    for (const medium of ['b', 'a', 'a', 'c']) {
      await storeEnquiry(cms, { visit: { last: { term: `termino-${medium}` } } });
    }
    const spam = await storeEnquiry(cms, { visit: { last: { term: 'termino-spam' } } });
    await updateEnquiryRow(cms, spam.documentId, { status: 'spam' });
    const { body } = await call('get', '/api/enquiries/visit-values?column=lastTerm').expect(200);
    expect(body.data.filter((value: string) => value.startsWith('termino-'))).toEqual([
      'termino-a',
      'termino-b',
      'termino-c',
    ]);
  });

  it.each([
    ['', 'column'],
    ['?column=searchText', 'column'],
    ['?column=firstSource', 'column'],
    ['?column[]=lastSource', 'column'],
    ['?column=lastSource&limit=5', 'limit'],
  ])('has no values for %j', async (query, field) => {
    const { body } = await call('get', `/api/enquiries/visit-values${query}`).expect(400);
    expect(body.error.details.errors[0].path).toEqual([field]);
  });

  it('is in the CSV export', async () => {
    await storeEnquiry(cms, { name: 'Carla Paz', visit: VISIT });
    const { text } = await call('get', '/api/enquiries/export?search=carla').expect(200);
    const [head, row] = text.split('\r\n');
    expect(head).toMatch(
      /,Última visita: página de llegada,Último producto o servicio visto,Señales de spam$/,
    );
    expect(row).toMatch(
      /,otoño,boletin,correo,,,,,\/,,,,,,Google,www\.google\.com,\/productos,\/productos\/lector,$/,
    );
  });

  it('is in the export of personal data', async () => {
    const email = 'origen@posada.example';
    const { documentId } = await storeEnquiry(cms, { email, visit: VISIT });
    const { text } = await call('post', '/api/personal-data/export')
      .send({ data: { email, enquiries: [documentId] } })
      .expect(200);
    expect(text).toContain('<dt>Primera visita: campaña</dt><dd>otoño</dd>');
    expect(text).toContain('&quot;lastReferrer&quot;: &quot;www.google.com&quot;');
    expect(text).not.toContain('<dt>Primera visita: término</dt>');
  });
});
