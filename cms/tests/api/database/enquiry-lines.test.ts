import { ENQUIRY_LABELS } from '../../../contracts/enquiry-labels';
import { findEnquiry } from '../../support/build-enquiry';
import { addCategory, buildProduct } from '../../support/build-product';
import { openPersonalData } from '../../support/personal-data';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const EMAIL = 'lista@fonda.example';
const LINES = [
  { slug: 'terminal', name: 'Terminal vista', quantity: 2 },
  { slug: 'licencia', name: 'Licencia', quantity: 1 },
  { slug: 'a-medida', name: 'A medida', quantity: 1 },
  { slug: 'borrador', name: 'Borrador visto', quantity: 1 },
  { slug: 'retirado', name: 'Lector retirado', quantity: 3 },
];
const UNKNOWN = { slug: null, price: null, tax: null, unit: null };

describe('the list of products of an enquiry', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  beforeAll(async () => {
    const category = await addCategory(cms);
    const add = (status: 'published' | 'draft', slug: string, changes: object) =>
      cms.strapi.documents('api::product.product').create({
        data: { ...buildProduct(category), slug, ...changes },
        status,
      });
    await add('published', 'terminal', { name: 'Terminal', price: 12_490.5 });
    await add('published', 'licencia', {
      ...{ name: 'Licencia anual', price: 1160, unit: '/año' },
      ...{ tax: 'ivaIncluido', offerPrice: 1044 },
    });
    await add('published', 'a-medida', { name: 'A medida', price: null });
    await add('draft', 'borrador', { name: 'Borrador', price: 10 });
    ({ call } = await signIn(cms));
  });

  it('has the names and prices of the published products, and the others as text', async () => {
    const { documentId, folio } = await storeEnquiry(cms, { email: EMAIL, lines: LINES });
    const { body } = await call('get', `/api/enquiries/${documentId}`).expect(200);
    expect(body.data.lines).toEqual([
      {
        ...{ slug: 'terminal', name: 'Terminal', quantity: 2 },
        ...{ price: 12_490.5, tax: 'masIva', unit: null },
      },
      {
        ...{ slug: 'licencia', name: 'Licencia anual', quantity: 1 },
        ...{ price: 1044, tax: 'ivaIncluido', unit: '/año' },
      },
      {
        ...{ slug: 'a-medida', name: 'A medida', quantity: 1 },
        ...{ price: null, tax: 'masIva', unit: null },
      },
      { ...UNKNOWN, name: 'Borrador visto', quantity: 1 },
      { ...UNKNOWN, name: 'Lector retirado', quantity: 3 },
    ]);
    const found = await call('get', '/api/enquiries?search=licencia anual').expect(200);
    expect(found.body.data).toEqual([expect.objectContaining({ folio })]);
  });

  it('keeps its prices when those of the site change', async () => {
    const { documentId } = await storeEnquiry(cms, { lines: [LINES[2] as (typeof LINES)[number]] });
    const products = cms.strapi.documents('api::product.product');
    const product = await products.findFirst({ filters: { slug: 'a-medida' } });
    const id = { documentId: product?.documentId ?? '' };
    await products.update({ ...id, data: { price: 500 }, status: 'published' });
    const { body } = await call('get', `/api/enquiries/${documentId}`).expect(200);
    expect(body.data.lines).toEqual([expect.objectContaining({ name: 'A medida', price: null })]);
  });

  it('never refuses an enquiry, and is empty without a valid line', async () => {
    const lines = [{ slug: 3 }, 'x'] as never;
    const { documentId } = await storeEnquiry(cms, { lines });
    const { body } = await call('get', `/api/enquiries/${documentId}`).expect(200);
    expect(body.data.lines).toEqual([]);
  });

  it('counts links in unknown names as a sign of spam', async () => {
    const name = 'https://a.example https://b.example https://c.example';
    const row = await storeEnquiry(cms, { lines: [{ slug: 'x', name, quantity: 1 }] });
    expect(row).toMatchObject({ status: 'dudoso' });
  });

  it('is a column of the export, and part of the data of the person, erased with them', async () => {
    const email = 'otra-lista@fonda.example';
    const { documentId } = await storeEnquiry(cms, { email, lines: LINES.slice(0, 2) });
    const { text } = await call('get', '/api/enquiries/export').expect(200);
    expect(text).toContain(ENQUIRY_LABELS.lines);
    const line = '2 × Terminal: $24,981.00 MXN + IVA';
    expect(text).toContain(line);

    const staff = await openPersonalData(cms);
    const person = { email };
    const exported = await staff.sendAll('export', person);
    expect(exported.text).toContain(`<dt>${ENQUIRY_LABELS.lines}</dt><dd>${line}`);
    const { counts, enquiries } = await staff.find(person);
    await staff
      .send('erase', {
        ...person,
        enquiries: enquiries.map((each) => each.documentId),
        scope: 'all',
        confirmation: email,
        expected: { enquiries: counts.enquiries, subscriptions: 0 },
      })
      .expect(200);
    expect(await findEnquiry(cms, { documentId })).toBeNull();
  });
});
