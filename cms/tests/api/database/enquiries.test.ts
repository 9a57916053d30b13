import { randomUUID } from 'node:crypto';

import { HONEYPOT_FIELD } from '../../../contracts/enquiry';
import {
  buildEnquiry,
  countEnquiries,
  findEnquiry,
  postEnquiry,
} from '../../support/build-enquiry';
import { expectLoggedErrors } from '../../support/logged-errors';
import { setUpCms } from '../../support/start-cms';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('POST /api/enquiries', () => {
  const cms = setUpCms();

  it('stores an enquiry and returns only its folio, status and dates', async () => {
    const response = await postEnquiry(
      cms,
      buildEnquiry({ source: '/productos?utm_source=tarjeta' }),
    );

    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      data: {
        folio: expect.stringMatching(/^TQ-[2-9A-HJKMNP-TV-Z]{6}$/),
        status: 'nuevo',
        createdAt: expect.stringMatching(ISO),
        dueAt: expect.stringMatching(ISO),
      },
    });
    expect(await findEnquiry(cms, { folio: response.body.data.folio })).toMatchObject({
      ...buildEnquiry(),
      source: '/productos?utm_source=tarjeta',
      status: 'nuevo',
      spamReason: null,
      phone: null,
      consentVersion: null,
      history: [{ event: 'created', who: 'visitante', from: null, to: 'nuevo' }],
    });
  });

  it('trims texts and normalises line breaks of the message', async () => {
    const message = '  Hola,\r\nquiero dos pantallas.\r\nGracias  ';
    const response = await postEnquiry(cms, buildEnquiry({ name: '  Ana Ruiz ', message }));

    expect(await findEnquiry(cms, { folio: response.body.data.folio })).toMatchObject({
      name: 'Ana Ruiz',
      message: 'Hola,\nquiero dos pantallas.\nGracias',
    });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript\u200b:alert(1)',
    'data:text/html,x',
    '//otro.example/p',
    '/\\otro.example',
  ])('stores an enquiry without its source when that is %j', async (source) => {
    const { status, body } = await postEnquiry(cms, buildEnquiry({ source }));
    expect(status).toBe(201);
    const stored = await findEnquiry(cms, { folio: body.data.folio });
    expect(stored).toMatchObject({ source: null });
  });

  it('strips directional marks, which could disguise a name or an address', async () => {
    const sent = {
      name: '\u202eAna\u202c \u2066Ruiz\u2069',
      email: '\u202aana@example.com\u202c',
      source: '/contacto\u200f',
      message: 'Quiero una \u202epágina\u202c para mi hotel.',
    };
    const response = await postEnquiry(cms, buildEnquiry(sent));
    expect(await findEnquiry(cms, { folio: response.body.data.folio })).toMatchObject({
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
    const response = await postEnquiry(cms, buildEnquiry({ phone }));
    expect(await findEnquiry(cms, { folio: response.body.data.folio })).toMatchObject({
      phone: stored,
    });
  });

  it('stores the version of the accepted privacy notice and the date of consent', async () => {
    const response = await postEnquiry(cms, buildEnquiry({ privacyVersion: '2026-01' }));
    const stored = await findEnquiry(cms, { folio: response.body.data.folio });
    expect(stored.consentVersion).toBe('2026-01');
    expect(Date.parse(stored.consentAt)).toBeCloseTo(Date.now(), -5);
  });

  it.each([
    ['name', 'Ana\u00A0Ma\u00ADría\t\u202ERuiz\uFEFF\r\n', 'Ana María Ruiz'],
    ['name', 'Ana \uD800Ruiz\u0007', 'Ana Ruiz'],
    ['email', 'Ana Ruiz <ana@empresa.mx>', 'ana@empresa.mx'],
    ['email', 'mailto:ana@empresa.mx', 'ana@empresa.mx'],
    ['email', 'ana@em\u200Bpresa.mx', 'ana@empresa.mx'],
    ['phone', '\u202A951\u00A0123\u200B 4567\u202C', '+529511234567'],
    ['subject', ' Im\u00ADpresora de 80\u00A0mm', 'Impresora de 80\u00A0mm'],
    [
      'message',
      'Hola:\vun\u00ADo\tdos\ftres\u2028cua\u200Btro 👩‍💻',
      'Hola:\nuno dos\ntres\ncuatro 👩‍💻',
    ],
  ])(
    'stores a %s pasted from other programs without what cannot be seen',
    async (field, raw, value) => {
      const { body } = await postEnquiry(cms, buildEnquiry({ [field]: raw }));
      expect(await findEnquiry(cms, { folio: body.data.folio })).toMatchObject({ [field]: value });
    },
  );

  it('subscribes the visitor to the newsletter on request, once', async () => {
    const wishes = [
      { email: 'Lista@Example.com', newsletter: true },
      { email: 'lista@example.com', newsletter: true },
      { email: 'sin-lista@example.com', newsletter: false },
    ];
    for (const wish of wishes) {
      expect((await postEnquiry(cms, buildEnquiry(wish))).status).toBe(201);
    }

    const query = cms.strapi.db.query('api::newsletter-subscription.newsletter-subscription');
    expect(await query.findMany({ select: ['email'] })).toEqual([
      expect.objectContaining({ email: 'lista@example.com' }),
    ]);
  });

  it.each(['mails', 'newsletter_subscriptions'])(
    'stores enquiry, mails and subscription together or not at all: without %s',
    async (table) => {
      expectLoggedErrors(/no such table|does not exist/);
      const email = `todo-o-nada-${table.slice(0, 4)}@example.com`;
      const send = () => postEnquiry(cms, buildEnquiry({ email, newsletter: true }), key);
      const key = randomUUID();
      const { connection } = cms.strapi.db;
      const query = cms.strapi.db.query('api::newsletter-subscription.newsletter-subscription');
      await connection.schema.renameTable(table, 'renamed');
      let failed: Awaited<ReturnType<typeof send>>;
      try {
        failed = await send();
      } finally {
        await connection.schema.renameTable('renamed', table);
      }

      expect(failed.status).toBe(500);
      expect(await countEnquiries(cms, { email })).toBe(0);
      expect(await query.count({ where: { email } })).toBe(0);
      expect((await send()).status).toBe(201);
      expect(await countEnquiries(cms, { email })).toBe(1);
      expect(await query.count({ where: { email } })).toBe(1);
    },
  );

  describe('with an idempotency key', () => {
    it('returns the first response for a repeated request and stores nothing new', async () => {
      const key = randomUUID();
      const first = await postEnquiry(cms, buildEnquiry(), key);
      const before = await countEnquiries(cms);
      const again = await postEnquiry(cms, buildEnquiry(), key.toUpperCase());

      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.body).toEqual(first.body);
      expect(await countEnquiries(cms)).toBe(before);
    });

    it('refuses the same key with another body', async () => {
      const key = randomUUID();
      await postEnquiry(cms, buildEnquiry(), key);
      const other = await postEnquiry(cms, buildEnquiry({ name: 'Otra Persona' }), key);

      expect(other.status).toBe(422);
      expect(other.body.error.message).toBe('Esta clave de repetición ya se usó con otros datos');
      expect(await countEnquiries(cms, { idempotencyKey: key })).toBe(1);
    });

    it('stores one enquiry for twenty concurrent requests with one key', async () => {
      const key = randomUUID();
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => postEnquiry(cms, buildEnquiry(), key)),
      );

      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 200)).toHaveLength(19);
      expect(new Set(responses.map(({ body }) => body.data.folio)).size).toBe(1);
      expect(await countEnquiries(cms, { idempotencyKey: key })).toBe(1);
    });

    it('refuses a key that is not a UUID', async () => {
      const response = await postEnquiry(cms, buildEnquiry(), '12345');
      expect(response.status).toBe(400);
      expect(response.body.error.details.errors).toEqual([
        { path: ['Idempotency-Key'], message: 'La clave de repetición debe ser un UUID' },
      ]);
    });

    it('returns `nuevo` for a repeated request after staff changed the status', async () => {
      const key = randomUUID();
      const first = await postEnquiry(cms, buildEnquiry(), key);
      await cms.strapi.db
        .query('api::enquiry.enquiry')
        .update({ where: { idempotencyKey: key }, data: { status: 'completado' } });
      expect((await postEnquiry(cms, buildEnquiry(), key)).body).toEqual(first.body);
    });
  });

  describe('with signs of spam', () => {
    it.each([
      ['a filled honeypot', { [HONEYPOT_FIELD]: 'https://spam.example' }, /^honeypot/],
      ['a honeypot filled on a page in a cache', { website: 'https://ana.example' }, /^honeypot/],
      ['a visit too short to write it', { visitMs: 900 }, /^rapidez/],
      ['many links', { message: 'https://a.mx https://b.mx www.c.mx compra ya' }, /3 enlaces/],
      ['a link as name', { name: 'www.casino.example' }, /nombre/],
      ['forum markup', { message: 'mira [url=https://a.mx]esto[/url] ahora' }, /con código$/],
    ])(
      'keeps an enquiry with %s as doubtful and responds as usual',
      async (_sign, changes, reason) => {
        const response = await postEnquiry(cms, buildEnquiry({ ...changes, newsletter: true }));

        expect(response.status).toBe(201);
        expect(Object.keys(response.body.data)).toEqual(['folio', 'status', 'createdAt', 'dueAt']);
        expect(response.body.data.status).toBe('nuevo');
        const stored = await findEnquiry(cms, { folio: response.body.data.folio });
        expect(stored).toMatchObject({
          status: 'dudoso',
          spamReason: expect.stringMatching(reason),
          history: [{ event: 'created', to: 'dudoso' }],
        });
      },
    );

    it('marks an enquiry with signs of two kinds as spam and responds as usual', async () => {
      const message = 'https://a.mx https://b.mx www.c.mx compra ya';
      const response = await postEnquiry(
        cms,
        buildEnquiry({ message, [HONEYPOT_FIELD]: 'x', newsletter: true }),
      ).expect(201);
      expect(response.body.data.status).toBe('nuevo');
      const stored = await findEnquiry(cms, { folio: response.body.data.folio });
      expect(stored).toMatchObject({
        status: 'spam',
        spamReason: 'honeypot: se llenó el campo oculto; enlaces: el mensaje trae 3 enlaces',
        history: [{ event: 'created', to: 'spam' }],
      });
    });

    it('accepts a message with two links as new', async () => {
      const message = 'Mi hotel es https://hotel.example y me gusta https://otro.example/menu';
      const response = await postEnquiry(
        cms,
        buildEnquiry({ message, [HONEYPOT_FIELD]: '', visitMs: 5000 }),
      );
      const stored = await findEnquiry(cms, { folio: response.body.data.folio });
      expect(stored).toMatchObject({ status: 'nuevo', spamReason: null });
    });
  });
});
