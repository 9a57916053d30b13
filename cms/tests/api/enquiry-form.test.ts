import { ENQUIRY_MESSAGES } from '../../contracts/enquiry';
import { type Cms, startCms } from '../support/cms';
import { anEnquiry, countEnquiries, findEnquiry } from '../support/enquiries';
import { SITE_URL } from '../support/environment';

describe('POST /api/enquiries/form, for a page without JavaScript', () => {
  let cms: Cms;
  const send = (fields: Record<string, unknown>) =>
    cms.request.post('/api/enquiries/form').type('form').send(fields);

  beforeAll(async () => {
    cms = await startCms();
  });
  afterAll(() => cms.stop());

  it('stores the enquiry and leads to the thank-you page', async () => {
    const answer = await send({ ...anEnquiry(), phone: '951 123 4567', website: '', source: '/' });
    expect(answer.status).toBe(303);
    const [, folio] = answer.headers.location?.split('?folio=') ?? [];
    expect(answer.headers.location).toBe(`${SITE_URL}/contacto/gracias?folio=${folio}`);
    expect(await findEnquiry(cms, { folio })).toMatchObject({
      name: 'María Fernanda López',
      phone: '+529511234567',
      status: 'nuevo',
    });
  });

  it('does not send twice what was sent by a double click', async () => {
    const enquiry = anEnquiry({ name: 'Doble Clic' });
    const [first, second] = await Promise.all([send(enquiry), send(enquiry)]);
    expect(second.headers.location).toBe(first.headers.location);
    expect(await countEnquiries(cms, { name: 'Doble Clic' })).toBe(1);
  });

  it('reads the newsletter box and the version of the notice', async () => {
    const answer = await send({ ...anEnquiry(), newsletter: 'on', privacyVersion: '3' });
    const [, folio] = answer.headers.location?.split('?folio=') ?? [];
    expect(await findEnquiry(cms, { folio })).toMatchObject({ consentVersion: '3' });
    const subscriptions = cms.strapi.db.query(
      'api::newsletter-subscription.newsletter-subscription',
    );
    expect(await subscriptions.count()).toBe(1);
  });

  it('marks what fills the trap and leads to the same page', async () => {
    const answer = await send({ ...anEnquiry({ name: 'Robot Uno' }), website: 'x' });
    expect(answer.status).toBe(303);
    expect(await findEnquiry(cms, { name: 'Robot Uno' })).toMatchObject({ status: 'spam' });
  });

  it('shows what to mend on a page that keeps everything that was typed', async () => {
    const answer = await send({
      name: 'A',
      email: 'no-es-email',
      phone: '123',
      type: 'producto',
      message: 'Un mensaje <script>alert(1)</script> "con" comillas',
      source: '/contacto',
    });

    expect(answer.status).toBe(400);
    expect(answer.type).toBe('text/html');
    expect(answer.text).toContain('<html lang="es-MX">');
    expect(answer.text).toContain(ENQUIRY_MESSAGES.name.min);
    expect(answer.text).toContain(ENQUIRY_MESSAGES.email);
    expect(answer.text).toContain(ENQUIRY_MESSAGES.phone);
    expect(answer.text).toContain('value="no-es-email"');
    expect(answer.text).toContain('<option value="producto" selected>');
    expect(answer.text).toContain('<input type="hidden" name="source" value="/contacto">');
    expect(answer.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;con&quot; comillas');
    expect(answer.text).not.toContain('<script>');
  });

  it.each([
    ['a field twice', 'name=Ana&name=Luis&email=a@b.mx'],
    ['nested fields', 'name[a]=Ana&name[b]=1&__proto__[x]=1'],
    ['an unknown field', 'name=Ana+Ruiz&<img src=x>=1&status=completado'],
    ['nothing', ''],
    ['broken percent signs', 'name=%E0%A4%A&email=%'],
  ])('answers %s with the page', async (_what, body) => {
    const answer = await cms.request
      .post('/api/enquiries/form')
      .set('Content-Type', 'application/x-www-form-urlencoded')
      .send(body);
    expect([answer.status, answer.type]).toEqual([400, 'text/html']);
    expect(answer.text).not.toContain('<img');
  });

  it('refuses JSON and too much with a page too', async () => {
    const json = await cms.request.post('/api/enquiries/form').send(anEnquiry());
    expect([json.status, json.type]).toEqual([415, 'text/html']);
    const large = await send({ message: 'a'.repeat(17_000) });
    expect([large.status, large.type]).toEqual([413, 'text/html']);
    expect(large.text).toContain('Regresa a la página anterior');
  });
});
