import fc from 'fast-check';

import { EARLIER_HONEYPOT_FIELD, ENQUIRY_MESSAGES, HONEYPOT_FIELD } from '../../contracts/enquiry';
import { buildEnquiry, countEnquiries, postEnquiry } from '../support/build-enquiry';
import { setUpCms } from '../support/start-cms';

const FIELDS = [
  'name',
  'email',
  'phone',
  'type',
  'message',
  'source',
  HONEYPOT_FIELD,
  EARLIER_HONEYPOT_FIELD,
];
const WRONG_TYPES: unknown[] = [0, 7, true, null, [], ['hola'], {}, { $ne: null }, { toString: 1 }];

// 150 requests: 20 s on a busy machine.
const REQUESTS_TIMEOUT_MS = 60_000;

describe('POST /api/enquiries refuses', () => {
  const cms = setUpCms();

  afterEach(async () => {
    expect(await countEnquiries(cms)).toBe(0);
  });

  it.each([
    ['name', 'A', ENQUIRY_MESSAGES.name.min],
    ['name', '   ', ENQUIRY_MESSAGES.name.min],
    ['name', '\u200b\u200b\u200b', ENQUIRY_MESSAGES.name.min],
    ['name', 'a'.repeat(121), 'Sobra 1 carácter: el límite es 120'],
    ['name', 'Ana\u0000', ENQUIRY_MESSAGES.name.characters],
    ['email', 'maria', ENQUIRY_MESSAGES.email],
    ['email', 'maria@example', ENQUIRY_MESSAGES.email],
    ['email', 'josé@example.com', 'Una dirección de correo no lleva acentos ni ñ'],
    ['email', 'ana@compañía.mx', 'Una dirección de correo no lleva acentos ni ñ'],
    ['email', `a@${'b.'.repeat(130)}mx`, 'Sobran 10 caracteres: el límite es 254'],
    ['email', 'a@b.mx, c@d.mx', ENQUIRY_MESSAGES.email],
    ['email', 'a@b.mx\r\nBcc: c@d.mx', ENQUIRY_MESSAGES.email],
    ['email', `${'a'.repeat(65)}@example.com`, ENQUIRY_MESSAGES.email],
    [
      'email',
      `a@${'b'.repeat(60)}.${'c.'.repeat(100)}mx`,
      'Sobran 11 caracteres: el límite es 254',
    ],
    ['phone', 'a'.repeat(256), 'Sobra 1 carácter: el límite es 255'],
    ['phone', '951 123\u0000 4567', ENQUIRY_MESSAGES.phone.characters],
    ['type', 'queja', ENQUIRY_MESSAGES.type],
    ['type', '', ENQUIRY_MESSAGES.type],
    ['message', 'corto', ENQUIRY_MESSAGES.message.min],
    ['message', ' '.repeat(50), ENQUIRY_MESSAGES.message.min],
    ['message', 'a'.repeat(6200), 'Sobran 1,200 caracteres: el límite es 5,000'],
    ['message', 'Hola, esto trae un nulo \u0000', ENQUIRY_MESSAGES.message.characters],
    ['source', 'a'.repeat(256), 'Sobra 1 carácter: el límite es 255'],
    ['source', '/contacto\u0000', ENQUIRY_MESSAGES.source],
    ['extraLabel', 'a'.repeat(81), 'Sobra 1 carácter: el límite es 80'],
    ['extraLabel', { $ne: null }, ENQUIRY_MESSAGES.extraLabel],
    ['extraAnswer', 'a'.repeat(256), 'Sobra 1 carácter: el límite es 255'],
    ['extraAnswer', 'Doce\u0000', ENQUIRY_MESSAGES.extraAnswer.characters],
    ['extraAnswer', ['Doce'], ENQUIRY_MESSAGES.extraAnswer.min],
    ['newsletter', 'on', ENQUIRY_MESSAGES.newsletter],
    ['visitMs', '900', ENQUIRY_MESSAGES.visitMs],
    ['visitMs', -1, ENQUIRY_MESSAGES.visitMs],
    ['privacyVersion', 'v'.repeat(41), 'Sobra 1 carácter: el límite es 40'],
  ])('%s: %j', async (field, value, message) => {
    const response = await postEnquiry(cms, { ...buildEnquiry(), [field]: value });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: 'Revisa los datos marcados',
        details: { errors: [{ path: [field], message }] },
      },
    });
  });

  it.each(FIELDS)('a %s of any wrong type', async (field) => {
    for (const value of WRONG_TYPES) {
      const response = await postEnquiry(cms, { ...buildEnquiry(), [field]: value });
      expect([response.status, response.body.error.details.errors[0].path]).toEqual([400, [field]]);
    }
  });

  it('all invalid fields at once', async () => {
    const response = await postEnquiry(cms, { name: 'A', email: 'no', message: 'hola' });
    const paths = response.body.error.details.errors.map(({ path }: { path: string[] }) => path[0]);
    expect(paths).toEqual(['name', 'email', 'type', 'message']);
  });

  it.each([
    ...['status', 'folio', 'id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'],
    ...['createdBy', 'updatedBy', 'notes', 'internalNotes', 'history', 'spamReason', 'foo'],
    ...['idempotencyKey', 'requestHash', 'firstReplyAt', 'consentVersion', 'constructor'],
  ])('the read-only field %s', async (field) => {
    const response = await postEnquiry(cms, { ...buildEnquiry(), [field]: 'completado' });
    expect(response.status).toBe(400);
    expect(response.body.error.details.errors).toEqual([
      { path: [field], message: 'Este campo no está permitido' },
    ]);
  });

  it.each([
    '{"data":{"__proto__":{"status":"completado"},"name":"Ana Ruiz"}}',
    '{"__proto__":{"data":{"name":"Ana Ruiz"}}}',
    '{"data":[]}',
    '{"data":"texto"}',
    '{"data":null}',
    '{}',
    '[]',
    '"texto"',
    '12',
    'null',
    '{"data":',
    '',
  ])('the body %s', async (body) => {
    const response = await cms.request
      .post('/api/enquiries')
      .set('Content-Type', 'application/json')
      .send(body);
    expect(response.status).toBe(400);
    expect(response.body.error.message).toMatch(/^(?:Revisa|El cuerpo)/);
  });

  it(
    'anything that is not an enquiry, without a server error',
    async () => {
      const values = fc.dictionary(
        fc.oneof(fc.constantFrom(...FIELDS), fc.string()),
        fc.jsonValue({ maxDepth: 2 }),
        { maxKeys: 8 },
      );
      await fc.assert(
        fc.asyncProperty(values, async (data) => {
          const { status } = await postEnquiry(cms, data);
          expect(status).toBe(400);
        }),
        { numRuns: 150 },
      );
    },
    REQUESTS_TIMEOUT_MS,
  );
});
