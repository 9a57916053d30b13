import { ENQUIRY_LIMITS } from '../../../contracts/enquiry';
import {
  LEAD_LIMITS,
  LEAD_MESSAGES as MESSAGES,
  type LeadSource,
} from '../../../contracts/lead-sources';
import { createWebhookSecret, signWebhook } from '../../../src/integrations/webhook-signature';
import { findSchemaFaults, readOpenApi } from '../../support/json-schema';
import { openPersonalData } from '../../support/personal-data';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

type Session = Awaited<ReturnType<typeof signIn>>;
type WithSecret = LeadSource & { secret: string };

const OPENAPI = readOpenApi();
const OPERATION = OPENAPI.paths['/leads/{source}'].post;
const MINUTE = 60_000;

const LEAD = {
  id: '1234567890123456',
  createdAt: '2026-11-20T18:00:00.000Z',
  name: 'Rosa Martínez',
  email: 'Rosa@example.com',
  phone: '+52 951 123 4567',
  company: 'Hotel del Centro',
  subject: 'Punto de venta',
  message: 'Quiero una cotización',
  answers: [{ question: '¿Cuántas sucursales?', answer: 'Tres' }],
  campaign: 'Buen Fin',
  source: 'Facebook',
  medium: 'cpc',
  page: '/productos/lector?fbclid=1',
};

describe('leads of advertising forms', () => {
  const cms = setUpCms();
  let manager: Session;
  let source: WithSecret;

  const rowsOf = (uid: string) => cms.strapi.db.query(uid);
  const enquiries = () => rowsOf('api::enquiry.enquiry').findMany({ orderBy: { id: 'asc' } });
  const manage = (method: 'get' | 'post' | 'put' | 'delete', path = '') =>
    manager.call(method, `/api/lead-sources${path}`);
  const add = async (name: string): Promise<WithSecret> =>
    (await manage('post').send({ data: { name } }).expect(201)).body.data;
  const pathOf = ({ url }: LeadSource) => new URL(url).pathname;

  type Options = { secret?: string; at?: Date; signed?: string; to?: WithSecret };
  const sendBody = (body: string, options: Options = {}) => {
    const { to = source, secret = to.secret, at = new Date(), signed = body } = options;
    return cms.request
      .post(pathOf(to))
      .set('Content-Type', 'application/json')
      .set(signWebhook([secret], 'msg-1', at, signed))
      .send(body);
  };
  const send = (data: object, options?: Options) => sendBody(JSON.stringify({ data }), options);
  const expectDescribed = ({ status, body }: { status: number; body: unknown }) => {
    const { schema } = OPERATION.responses[status].content['application/json'];
    expect(findSchemaFaults(OPENAPI, schema, body)).toEqual([]);
  };

  beforeAll(async () => {
    await addAccount(cms, AGENT, 'agent');
    manager = await signIn(cms);
  });
  beforeEach(async () => {
    await rowsOf('api::lead-source.lead-source').deleteMany({ where: {} });
    await rowsOf('api::enquiry.enquiry').deleteMany({ where: {} });
    source = await add('Meta');
  });

  it('become enquiries with their campaign and page, with mails, once for each id', async () => {
    const { requestBody } = OPERATION;
    const { schema } = requestBody.content['application/json'];
    expect(findSchemaFaults(OPENAPI, schema, { data: LEAD })).toEqual([]);
    const first = await send(LEAD).expect(201);
    const again = await send(LEAD).expect(200);
    [first, again].forEach(expectDescribed);
    expect(again.body).toEqual(first.body);
    const [row, ...others] = await enquiries();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...first.body.data,
      ...{ channel: 'anuncio', status: 'nuevo', type: 'consulta', name: LEAD.name },
      ...{ email: 'Rosa@example.com', emailKey: 'rosa@example.com', phone: '+529511234567' },
      ...{ company: LEAD.company, subject: LEAD.subject },
      message: 'Quiero una cotización\n\n¿Cuántas sucursales?: Tres',
      ...{ lastCampaign: 'buen fin', lastSource: 'facebook', lastMedium: 'cpc' },
      ...{ source: '/productos/lector', lastLandingPage: '/productos/lector' },
      idempotencyKey: `lead-${source.documentId}-${LEAD.id}`,
    });
    expect(first.body.data.createdAt).toBe(LEAD.createdAt);
    const mails = await rowsOf('api::mail.mail').count({ where: { enquiryId: row.documentId } });
    expect(mails).toBeGreaterThan(0);
    const [listed] = (await manage('get').expect(200)).body.data;
    expect(listed.lastLeadAt).toEqual(expect.any(String));
    expect(JSON.stringify(listed)).not.toContain('whsec');
  });

  it('are stored once when they arrive at the same time, and apart for each source', async () => {
    const other = await add('Google');
    const together = [1, 2, 3, 4].map(() => send(LEAD));
    const statuses = (await Promise.all(together)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 201]);
    await send(LEAD, { to: other }).expect(201);
    const long = 'x'.repeat(LEAD_LIMITS.id);
    await send({ ...LEAD, id: long }).expect(201);
    await send({ ...LEAD, id: long }).expect(200);
    await send({ ...LEAD, id: `${long.slice(1)}y` }).expect(201);
    expect(await enquiries()).toHaveLength(4);
    const reused = await send({ ...LEAD, name: 'Otra persona' }).expect(409);
    expectDescribed(reused);
    expect(reused.body.error.message).toBe(MESSAGES.idReused);
  });

  it('need only a contact', async () => {
    await send({ id: 1, phone: 9511234567, email: null, name: '', page: 'no es una' }).expect(201);
    await send({ id: 2, phone: '951 123 4567', email: 'rosa@' }).expect(201);
    await send({ id: 3, email: 'ana@example.com', page: 'https://ads.example/f?a=1' }).expect(201);
    expect(await enquiries()).toMatchObject([
      {
        ...{ name: 'Sin nombre', phone: '+529511234567', email: null, lastSource: 'meta' },
        ...{ message: 'Sin mensaje: llegó de un formulario de anuncio.', source: null },
      },
      { phone: '+529511234567', email: null, message: 'Correo que escribió: rosa@' },
      { name: 'ana', email: 'ana@example.com', phone: null, lastReferrer: 'https://ads.example/f' },
    ]);
  });

  it.each<[string, object, string[]]>([
    ['without a contact', {}, ['phone']],
    ['with a bad address only', { email: 'rosa@' }, ['email']],
    ['with two bad contacts', { email: 'rosa@', phone: '12' }, ['email', 'phone']],
    ['without an id', { ...LEAD, id: undefined }, ['id']],
    ['with a space in the id', { ...LEAD, id: 'con espacio' }, ['id']],
    ['with a long id', { ...LEAD, id: 'x'.repeat(LEAD_LIMITS.id + 1) }, ['id']],
    [
      'with fields that are wrong or unknown',
      { ...LEAD, createdAt: 'ayer', name: 7, fbclid: '1' },
      ['createdAt', 'name', 'fbclid'],
    ],
    ['from the future', { ...LEAD, createdAt: '2099-01-01T00:00:00Z' }, ['createdAt']],
    ['with half an answer', { ...LEAD, answers: [{ question: 'a' }] }, ['answers']],
    [
      'with a long message',
      { ...LEAD, message: 'x'.repeat(ENQUIRY_LIMITS.message.max) },
      ['message'],
    ],
    ['with NUL in the name', { ...LEAD, name: 'a\0b' }, ['name']],
  ])('are refused with the name of each field: %s', async (_title, change, fields) => {
    const response = await send({ id: '1', ...change }).expect(400);
    expectDescribed(response);
    const { errors } = response.body.error.details as { errors: { path: string[] }[] };
    expect(errors.map(({ path }) => path[0]).sort()).toEqual([...fields].sort());
    expect(await enquiries()).toEqual([]);
  });

  it('are judged for spam once', async () => {
    const links = 'https://a.example https://b.example https://c.example';
    const spam = { ...LEAD, message: links, name: 'Gana www.a.example' };
    await send({ ...LEAD, message: links }).expect(201);
    const [row] = await enquiries();
    expect(row).toMatchObject({ status: 'dudoso', spamReason: expect.stringContaining('enlaces') });
    await manager
      .call('put', `/api/enquiries/${row.documentId}`)
      .send({ data: { status: 'nuevo' } })
      .expect(200);
    await send({ ...LEAD, message: links }).expect(200);
    expect(await enquiries()).toMatchObject([{ status: 'nuevo' }]);
    await send({ ...spam, id: '2' }).expect(201);
    expect((await enquiries())[1].status).not.toBe('nuevo');
  });

  it('need the signature of their source over the body as it was sent', async () => {
    const body = JSON.stringify({ data: LEAD });
    const old = new Date(Date.now() - 6 * MINUTE);
    const refused = [
      [await cms.request.post(pathOf(source)).send({ data: LEAD }), MESSAGES.headers],
      [await send(LEAD, { secret: createWebhookSecret() }), MESSAGES.signature],
      [await sendBody(body, { signed: `${body} ` }), MESSAGES.signature],
      [await send(LEAD, { to: { ...source, url: `${source.url}x` } }), MESSAGES.signature],
    ] as const;
    for (const [response, message] of refused) {
      expect([response.status, response.body.error.message]).toEqual([401, message]);
      expectDescribed(response);
    }
    const late = await send(LEAD, { at: old }).expect(401);
    expect(late.body.error.message).toMatch(/^webhook-timestamp .*Aquí son las 20/);
    await send(LEAD, { at: new Date(Date.now() + 6 * MINUTE) }).expect(401);
    expect(await enquiries()).toEqual([]);
    await sendBody(`{ "data":\n ${JSON.stringify({ ...LEAD, name: 'Ñandú 🦤' })} }`).expect(201);
  });

  it('are accepted with both secrets while one is replaced', async () => {
    const rotate = async (): Promise<WithSecret> =>
      (await manage('post', `/${source.documentId}/secret`).expect(200)).body.data;
    const second = await rotate();
    expect(second.previousSecretUntil).not.toBeNull();
    await send({ ...LEAD, id: '1' }).expect(201);
    await send({ ...LEAD, id: '2' }, { secret: second.secret }).expect(201);
    const third = await rotate();
    await send({ ...LEAD, id: '3' }).expect(401);
    await rowsOf('api::lead-source.lead-source').updateMany({
      where: {},
      data: { previousSecretUntil: new Date(Date.now() - 1) },
    });
    await send({ ...LEAD, id: '3' }, { secret: second.secret }).expect(401);
    await send({ ...LEAD, id: '3' }, { secret: third.secret }).expect(201);
  });

  it('are refused when ENCRYPTION_KEY has changed, which the source says until its secret is replaced', async () => {
    const key = 'admin.secrets.encryptionKey';
    const former: unknown = cms.strapi.config.get(key);
    const list = async (): Promise<LeadSource[]> => (await manage('get').expect(200)).body.data;
    const health = async (): Promise<unknown> =>
      (await manager.call('get', '/api/health-report').expect(200)).body.data.leadSources;
    expect(await list()).toMatchObject([{ isSecretReadable: true }]);
    cms.strapi.config.set(key, 'otra-clave-de-cifrado');
    try {
      await send(LEAD).expect(401);
      expect(await list()).toMatchObject([{ isSecretReadable: false }]);
      expect(await health()).toEqual([{ name: 'Meta', state: 'active', isSecretReadable: false }]);
      const { body } = await manage('post', `/${source.documentId}/secret`).expect(200);
      expect(body.data).toMatchObject({ isSecretReadable: true, previousSecretUntil: null });
      await send(LEAD, { secret: body.data.secret }).expect(201);
    } finally {
      cms.strapi.config.set(key, former);
    }
  });

  it('of a revoked source are refused until it is active', async () => {
    const change = (data: object) =>
      manage('put', `/${source.documentId}`).send({ data }).expect(200);
    await change({ state: 'revoked' });
    const response = await send(LEAD).expect(410);
    expectDescribed(response);
    expect(response.body.error.message).toBe(MESSAGES.revoked);
    await send(LEAD, { secret: createWebhookSecret() }).expect(401);
    await change({ state: 'active' });
    await send(LEAD).expect(201);
    await manage('delete', `/${source.documentId}`).expect(204);
    await send({ ...LEAD, id: '2' }).expect(401);
    expect(await enquiries()).toHaveLength(1);
  });

  it('are limited in size, and in number for each source but not for repetitions', async () => {
    const large = await send({ ...LEAD, page: 'x'.repeat(ENQUIRY_LIMITS.body) }).expect(413);
    expectDescribed(large);
    const other = await add('Google');
    for (let id = 1; id <= LEAD_LIMITS.perMinute; id += 1) {
      await send({ ...LEAD, id }).expect(201);
    }
    const limited = await send({ ...LEAD, id: 'more' }).expect(429);
    expectDescribed(limited);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    await send({ ...LEAD, id: 1 }).expect(200);
    await send(LEAD, { to: other }).expect(201);
  });

  it('are in the export of a person, and are erased', async () => {
    await send({ id: '1', phone: '951 123 4567', campaign: 'buen fin' }).expect(201);
    const personal = await openPersonalData(cms);
    const phone = '9511234567';
    const { text } = await personal.sendAll('export', { phone });
    expect(text).toContain('buen fin');
    const expected = { enquiries: 1, subscriptions: 0 };
    await personal.sendAll('erase', {
      phone,
      scope: 'all',
      confirmation: phone,
      expected,
    } as never);
    expect(await enquiries()).toEqual([]);
  });

  it('have sources with names of their own, up to a limit, that only managers manage', async () => {
    await manage('post')
      .send({ data: { name: 'Meta' } })
      .expect(409);
    const other = await add('Google');
    await manage('put', `/${other.documentId}`)
      .send({ data: { name: 'Meta' } })
      .expect(409);
    await manage('put', `/${other.documentId}`)
      .send({ data: { name: ' ' } })
      .expect(400);
    for (let count = 2; count < LEAD_LIMITS.sources; count += 1) await add(`Fuente ${count}`);
    await manage('post')
      .send({ data: { name: 'Una más' } })
      .expect(409);
    for (const method of ['put', 'delete'] as const) {
      await manage(method, '/nada')
        .send({ data: { name: 'x' } })
        .expect(404);
    }
    const agent = await signIn(cms, AGENT);
    await agent.call('get', '/api/lead-sources').expect(403);
  });

  it('after many refused signatures of an address, only signed ones are answered', async () => {
    const bad = { secret: createWebhookSecret() };
    let status = 401;
    for (let tries = 0; status === 401 && tries <= LEAD_LIMITS.refused.perMinute; tries += 1) {
      status = (await send(LEAD, bad)).status;
    }
    expect(status).toBe(429);
    await send(LEAD).expect(201);
  });
});
