import { ENQUIRY_MESSAGES, HONEYPOT_FIELD } from '../../contracts/enquiry';
import { FORM_TEXTS } from '../../contracts/form-texts';
import { buildEnquiry, countEnquiries, findEnquiry } from '../support/build-enquiry';
import { SITE_URL } from '../support/environment';
import { setUpCms } from '../support/start-cms';

describe('POST /api/enquiries/form, for a page without JavaScript', () => {
  const cms = setUpCms();
  const send = (fields: Record<string, unknown>) =>
    cms.request.post('/api/enquiries/form').type('form').send(fields);

  it('stores the enquiry and redirects to the thank-you page', async () => {
    const response = await send({
      ...buildEnquiry(),
      phone: '951 123 4567',
      [HONEYPOT_FIELD]: '',
      source: '/',
    });
    expect(response.status).toBe(303);
    const [, folio] = response.headers.location?.split('?folio=') ?? [];
    expect(response.headers.location).toBe(`${SITE_URL}/contacto/gracias?folio=${folio}`);
    expect(await findEnquiry(cms, { folio })).toMatchObject({
      name: 'María Fernanda López',
      phone: '+529511234567',
      status: 'nuevo',
    });
  });

  it('stores a double submission once', async () => {
    const enquiry = buildEnquiry({ name: 'Doble Clic' });
    const [first, second] = await Promise.all([send(enquiry), send(enquiry)]);
    expect(second.headers.location).toBe(first.headers.location);
    expect(await countEnquiries(cms, { name: 'Doble Clic' })).toBe(1);
  });

  it('reads the newsletter checkbox and the version of the privacy notice', async () => {
    const response = await send({ ...buildEnquiry(), newsletter: 'on', privacyVersion: '3' });
    const [, folio] = response.headers.location?.split('?folio=') ?? [];
    expect(await findEnquiry(cms, { folio })).toMatchObject({ consentVersion: '3' });
    const subscriptions = cms.strapi.db.query(
      'api::newsletter-subscription.newsletter-subscription',
    );
    expect(await subscriptions.count()).toBe(1);
  });

  it('keeps an enquiry that fills the honeypot as doubtful and redirects to the same page', async () => {
    const response = await send({ ...buildEnquiry({ name: 'Robot Uno' }), [HONEYPOT_FIELD]: 'x' });
    expect(response.status).toBe(303);
    expect(await findEnquiry(cms, { name: 'Robot Uno' })).toMatchObject({ status: 'dudoso' });
  });

  it('shows the errors on a page that keeps all typed values', async () => {
    const response = await send({
      name: 'A',
      email: 'no-es-email',
      phone: `123 ${'a'.repeat(255)}`,
      type: 'producto',
      message: 'Un mensaje <script>alert(1)</script> "con" comillas',
      source: '/contacto',
    });

    expect(response.status).toBe(400);
    expect(response.type).toBe('text/html');
    expect(response.text).toContain('<html lang="es-MX">');
    expect(response.text).toContain(ENQUIRY_MESSAGES.name.min);
    expect(response.text).toContain(ENQUIRY_MESSAGES.email);
    expect(response.text).toContain('Sobran 4 caracteres: el límite es 255');
    expect(response.text).toContain('value="no-es-email"');
    expect(response.text).toContain('<option value="producto" selected>');
    expect(response.text).toContain('<input type="hidden" name="source" value="/contacto">');
    expect(response.text).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &quot;con&quot; comillas',
    );
    expect(response.text).not.toContain('<script>');
  });

  it('keeps the answer to the additional field, and leads to the thanks of its page', async () => {
    const extra = { extraLabel: '¿Cuántas mesas?', extraAnswer: 'Más de 10' };
    const section = { ...extra, subject: 'Buen Fin', source: '/buen-fin' };
    const thanks = '/buen-fin#gracias-seccion-pedir';
    const response = await send({ ...buildEnquiry({ name: 'Con Mesas' }), ...section, thanks });
    expect([response.status, response.headers.location]).toEqual([303, `${SITE_URL}${thanks}`]);
    expect(await findEnquiry(cms, { name: 'Con Mesas' })).toMatchObject(section);

    const { text } = await send({ ...buildEnquiry({ email: 'no' }), ...section, thanks });
    expect(text).toContain('<label for="extraAnswer">¿Cuántas mesas?</label>');
    expect(text).toContain('name="extraAnswer" type="text" value="Más de 10"');
    expect(text).toContain(`<input type="hidden" name="thanks" value="${thanks}">`);
  });

  it.each([
    '//otro.example/#a',
    'https://otro.example/#a',
    '/\\otro.example#a',
    '/@otro.example#a',
    '/a#b\r\nX: y',
    '/a?x#b',
    `/${'a'.repeat(300)}#b`,
    '',
  ])('leads to the thank-you page instead of «%s»', async (thanks) => {
    const response = await send({ ...buildEnquiry(), thanks });
    expect(response.headers.location).toContain(`${SITE_URL}/contacto/gracias?folio=`);
  });

  it('shows the texts that staff published for the contact form, and the usual ones', async () => {
    const hero = { kicker: 'Contacto', title: 'Cuéntanos', description: 'Te contestamos.' };
    const formTexts = { nameLabel: '¿Cómo te llamas? <b>', serviceOption: 'Una instalación' };
    await cms.strapi.documents('api::contact-page.contact-page').create({
      data: { hero, formTexts: { ...formTexts, submitLabel: 'Mandar' } },
      status: 'published',
    });
    const { text } = await send({ name: '' });
    expect(text).toContain('<label for="name">¿Cómo te llamas? &lt;b&gt;</label>');
    expect(text).toContain('<option value="servicio">Una instalación</option>');
    expect(text).toContain('<button type="submit">Mandar</button>');
    expect(text).toContain(`<label for="email">${FORM_TEXTS.emailLabel}</label>`);
  });

  it.each([
    ['a field twice', 'name=Ana&name=Luis&email=a@b.mx'],
    ['nested fields', 'name[a]=Ana&name[b]=1&__proto__[x]=1'],
    ['an unknown field', 'name=Ana+Ruiz&<img src=x>=1&status=completado'],
    ['nothing', ''],
    ['broken percent signs', 'name=%E0%A4%A&email=%'],
  ])('responds to %s with the form page', async (_what, body) => {
    const response = await cms.request
      .post('/api/enquiries/form')
      .set('Content-Type', 'application/x-www-form-urlencoded')
      .send(body);
    expect([response.status, response.type]).toEqual([400, 'text/html']);
    expect(response.text).not.toContain('<img');
  });

  it('responds with the form page to JSON and to bodies that are too large', async () => {
    const json = await cms.request.post('/api/enquiries/form').send(buildEnquiry());
    expect([json.status, json.type]).toEqual([415, 'text/html']);
    const large = await send({ message: 'a'.repeat(17_000) });
    expect([large.status, large.type]).toEqual([413, 'text/html']);
    expect(large.text).toContain('Regresa a la página anterior');
  });
});
