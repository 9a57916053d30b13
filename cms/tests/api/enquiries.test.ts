import { randomUUID } from 'node:crypto';

import { type Cms, startCms } from '../support/cms';
import { anEnquiry, countEnquiries, findEnquiry, postEnquiry } from '../support/enquiries';

describe('POST /api/enquiries', () => {
  let cms: Cms;

  beforeAll(async () => {
    cms = await startCms();
  });
  afterAll(() => cms.stop());

  it('stores an enquiry and answers with its folio, its status and its moment only', async () => {
    const answer = await postEnquiry(cms, anEnquiry({ source: '/productos?utm_source=tarjeta' }));

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      data: {
        folio: expect.stringMatching(/^TQ-[2-9A-HJKMNP-TV-Z]{6}$/),
        status: 'nuevo',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    });
    expect(await findEnquiry(cms, { folio: answer.body.data.folio })).toMatchObject({
      ...anEnquiry(),
      source: '/productos?utm_source=tarjeta',
      status: 'nuevo',
      spamReason: null,
      phone: null,
      consentVersion: null,
      history: [{ event: 'created', who: 'visitante', from: null, to: 'nuevo' }],
    });
  });

  it('trims texts and keeps line breaks of the message in one form', async () => {
    const message = '  Hola,\r\nquiero dos pantallas.\r\nGracias  ';
    const answer = await postEnquiry(cms, anEnquiry({ name: '  Ana Ruiz ', message }));

    expect(await findEnquiry(cms, { folio: answer.body.data.folio })).toMatchObject({
      name: 'Ana Ruiz',
      message: 'Hola,\nquiero dos pantallas.\nGracias',
    });
  });

  it('stores no marks of direction, which would disguise a name or an address', async () => {
    const sent = {
      name: '\u202eAna\u202c \u2066Ruiz\u2069',
      email: '\u202aana@example.com\u202c',
      source: '/contacto\u200f',
      message: 'Quiero una \u202epágina\u202c para mi hotel.',
    };
    const answer = await postEnquiry(cms, anEnquiry(sent));
    expect(await findEnquiry(cms, { folio: answer.body.data.folio })).toMatchObject({
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      source: '/contacto',
      message: 'Quiero una página para mi hotel.',
    });
  });

  it.each([
    ['9511234567', '+529511234567'],
    ['+52 1 951 123 4567', '+529511234567'],
    ['(951) 123-45-67', '+529511234567'],
    ['+1 415 555 2671', '+14155552671'],
  ])('stores the telephone %s as %s', async (phone, stored) => {
    const answer = await postEnquiry(cms, anEnquiry({ phone }));
    expect(await findEnquiry(cms, { folio: answer.body.data.folio })).toMatchObject({
      phone: stored,
    });
  });

  it('keeps which privacy notice was accepted, and when', async () => {
    const answer = await postEnquiry(cms, anEnquiry({ privacyVersion: '2026-01' }));
    const stored = await findEnquiry(cms, { folio: answer.body.data.folio });
    expect(stored.consentVersion).toBe('2026-01');
    expect(Date.parse(stored.consentAt)).toBeCloseTo(Date.now(), -5);
  });

  it('subscribes to the newsletter who asked for it, once', async () => {
    const wishes = [
      { email: 'Lista@Example.com', newsletter: true },
      { email: 'lista@example.com', newsletter: true },
      { email: 'sin-lista@example.com', newsletter: false },
    ];
    for (const wish of wishes) {
      expect((await postEnquiry(cms, anEnquiry(wish))).status).toBe(201);
    }

    const query = cms.strapi.db.query('api::newsletter-subscription.newsletter-subscription');
    expect(await query.findMany({ select: ['email'] })).toEqual([
      expect.objectContaining({ email: 'lista@example.com' }),
    ]);
  });

  describe('with an idempotency key', () => {
    it('answers a repeat with the first answer and stores nothing new', async () => {
      const key = randomUUID();
      const first = await postEnquiry(cms, anEnquiry(), key);
      const before = await countEnquiries(cms);
      const again = await postEnquiry(cms, anEnquiry(), key.toUpperCase());

      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.body).toEqual(first.body);
      expect(await countEnquiries(cms)).toBe(before);
    });

    it('refuses the same key with another body', async () => {
      const key = randomUUID();
      await postEnquiry(cms, anEnquiry(), key);
      const other = await postEnquiry(cms, anEnquiry({ name: 'Otra Persona' }), key);

      expect(other.status).toBe(422);
      expect(other.body.error.message).toBe('Esta clave de repetición ya se usó con otros datos');
      expect(await countEnquiries(cms, { idempotencyKey: key })).toBe(1);
    });

    it('stores one enquiry when twenty requests with one key come at once', async () => {
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => postEnquiry(cms, anEnquiry(), key)),
      );

      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 200)).toHaveLength(19);
      expect(new Set(answers.map(({ body }) => body.data.folio)).size).toBe(1);
      expect(await countEnquiries(cms, { idempotencyKey: key })).toBe(1);
    });

    it('refuses a key that is not a UUID', async () => {
      const answer = await postEnquiry(cms, anEnquiry(), '12345');
      expect(answer.status).toBe(400);
      expect(answer.body.error.details.errors).toEqual([
        { path: ['Idempotency-Key'], message: 'La clave de repetición debe ser un UUID' },
      ]);
    });

    it('still answers a repeat with `nuevo` after the staff moved the enquiry on', async () => {
      const key = randomUUID();
      const first = await postEnquiry(cms, anEnquiry(), key);
      await cms.strapi.db
        .query('api::enquiry.enquiry')
        .update({ where: { idempotencyKey: key }, data: { status: 'completado' } });
      expect((await postEnquiry(cms, anEnquiry(), key)).body).toEqual(first.body);
    });
  });

  describe('with signs of spam', () => {
    it.each([
      ['a filled trap', { website: 'https://spam.example' }, /^honeypot/],
      ['a visit too short to write it', { visitMs: 900 }, /^rapidez/],
      ['many links', { message: 'https://a.mx https://b.mx www.c.mx compra ya' }, /3 enlaces/],
      ['a link as name', { name: 'www.casino.example' }, /nombre/],
      ['forum markup', { message: 'mira [url=https://a.mx]esto[/url] ahora' }, /^formato/],
    ])('marks one with %s and answers as always', async (_sign, changes, reason) => {
      const answer = await postEnquiry(cms, anEnquiry({ ...changes, newsletter: true }));

      expect(answer.status).toBe(201);
      expect(Object.keys(answer.body.data)).toEqual(['folio', 'status', 'createdAt']);
      expect(answer.body.data.status).toBe('nuevo');
      const stored = await findEnquiry(cms, { folio: answer.body.data.folio });
      expect(stored).toMatchObject({
        status: 'spam',
        spamReason: expect.stringMatching(reason),
        history: [{ event: 'created', to: 'spam' }],
      });
    });

    it('takes an honest message with two links for what it is', async () => {
      const message = 'Mi hotel es https://hotel.example y me gusta https://otro.example/menu';
      const answer = await postEnquiry(cms, anEnquiry({ message, website: '', visitMs: 5000 }));
      const stored = await findEnquiry(cms, { folio: answer.body.data.folio });
      expect(stored).toMatchObject({ status: 'nuevo', spamReason: null });
    });
  });
});
