import { randomUUID } from 'node:crypto';

import supertest from 'supertest';

import { buildEnquiry } from '../../support/build-enquiry';
import { IS_POSTGRES } from '../../support/create-database';
import { CMS_ADMIN, DASHBOARD_ADMIN } from '../../support/environment';
import { expectLoggedErrors } from '../../support/logged-errors';
import { waitUntil } from '../../support/scheduling-testing';
import { cookieOf } from '../../support/sign-in';
import { startTwoInstances, type TwoInstances } from '../../support/two-instances';

type Requests = ReturnType<typeof supertest>;

const WRONG = 'No-es-esta-1';
const LIMITS = {
  RATE_LIMIT_NEWSLETTER_PER_MINUTE: '5',
  RATE_LIMIT_SIGN_IN_FAILURES: '2',
  TRUSTED_PROXIES: '127.0.0.1',
};

// SQLite is for one instance.
const describeOnPostgres = IS_POSTGRES ? describe : describe.skip;

describeOnPostgres('two instances of the CMS on one database', () => {
  let two: TwoInstances;
  let requests: [Requests, Requests];

  /** Sends requests to both instances alternately. */
  const alternate = async (times: number, make: (request: Requests) => supertest.Test) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) {
      statuses.push((await make(requests[index % 2 === 0 ? 0 : 1])).status);
    }
    return statuses;
  };

  beforeAll(async () => {
    two = await startTwoInstances(LIMITS);
    requests = [supertest(two.instances[0].url), supertest(two.instances[1].url)];
  });
  afterAll(() => two.stop());

  it('start concurrently and create each record once', async () => {
    expect(await two.count(`admin_users`)).toBe(1);
    expect(await two.count(`up_users`)).toBe(1);
    expect(await two.count(`up_roles where type = 'admin'`)).toBe(1);
    expect(await two.count(`strapi_api_tokens`)).toBe(1);
    expect(await two.count(`strapi_migrations`)).toBe(1);
  });

  // In a child process: Jest would intercept the unhandled rejection.
  it('survive an uncaught database error caused by an invalid value', async () => {
    expectLoggedErrors(/^Database error in a background task/);
    const [request] = requests;
    const { body } = await request.post('/admin/login').send(CMS_ADMIN).expect(200);
    const create = () =>
      request
        .post('/upload/folders')
        .set('Authorization', `Bearer ${body.data.token}`)
        .send({ name: 'Fotos', parent: 'nadie' });
    expect([(await create()).status, (await create()).status]).toEqual([400, 400]);
    // Of each request, one query fails after the response.
    await waitUntil(() => two.instances[0].logLines.length === 2);
  });

  it('share dashboard sessions', async () => {
    const [one, other] = requests;
    const { email: identifier, password } = DASHBOARD_ADMIN;
    const signedIn = await one.post('/api/auth/local').send({ identifier, password }).expect(200);
    const verify = (request: Requests, jwt: string) =>
      request.get('/api/auth/verify').set('Authorization', `Bearer ${jwt}`);
    await verify(other, signedIn.body.jwt).expect(200);

    const renewed = await other
      .post('/api/auth/refresh')
      .set('Cookie', cookieOf(signedIn))
      .send({});
    expect(renewed.status).toBe(200);
    await one
      .post('/api/auth/logout')
      .set('Authorization', `Bearer ${renewed.body.jwt}`)
      .set('Cookie', cookieOf(renewed))
      .send({});
    await verify(other, renewed.body.jwt).expect(401);
    await other.post('/api/auth/refresh').set('Cookie', cookieOf(renewed)).send({}).expect(401);
  });

  it('share CMS panel sessions', async () => {
    const [one, other] = requests;
    const signedIn = await one.post('/admin/login').send(CMS_ADMIN).expect(200);
    const token = `Bearer ${signedIn.body.data.token}`;
    await other.get('/admin/users/me').set('Authorization', token).expect(200);
    const renewed = await other
      .post('/admin/access-token')
      .set('Cookie', cookieOf(signedIn))
      .expect(200);
    await one
      .get('/admin/users/me')
      .set('Authorization', `Bearer ${renewed.body.data.token}`)
      .expect(200);
  });

  it('store one enquiry for twenty concurrent requests with one key', async () => {
    const key = randomUUID();
    const data = buildEnquiry();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        requests[index % 2 === 0 ? 0 : 1]
          .post('/api/enquiries')
          .set('Idempotency-Key', key)
          .send({ data }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(new Set(responses.map(({ body }) => body.data.folio)).size).toBe(1);
    expect(await two.count('enquiries where idempotency_key = $1', [key])).toBe(1);
    expect(await two.count('mails')).toBe(2);
  });

  it('give an enquiry that two accounts take at once to exactly one of them', async () => {
    const [one, other] = requests;
    const { email: identifier, password } = DASHBOARD_ADMIN;
    const signIn = async (sent: object) =>
      (await one.post('/api/auth/local').send(sent).expect(200)).body.jwt as string;
    const admin = await signIn({ identifier, password });
    const { rows } = await two.database.query(
      `insert into up_users (document_id, username, name, email, provider, password, confirmed, blocked)
       select 'agente', 'agente', 'Ana Paz', 'ana@example.test', provider, password, true, false
       from up_users limit 1 returning id`,
    );
    await two.database.query(
      `insert into up_users_role_lnk (user_id, role_id)
       select $1, id from up_roles where type = 'agent'`,
      [rows[0].id],
    );
    const agent = await signIn({ identifier: 'ana@example.test', password });

    for (let round = 0; round < 5; round += 1) {
      const sent = await one
        .post('/api/enquiries')
        .set('Idempotency-Key', randomUUID())
        .send({ data: buildEnquiry() });
      const listed = await one
        .get(`/api/enquiries?filters[folio][$eq]=${sent.body.data.folio}`)
        .set('Authorization', `Bearer ${admin}`);
      const take = (request: Requests, jwt: string) =>
        request
          .post(`/api/enquiries/${listed.body.data[0].documentId}/take`)
          .set('Authorization', `Bearer ${jwt}`);
      const responses = await Promise.all([take(one, admin), take(other, agent)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = responses.find(({ status }) => status === 200);
      const loser = responses.find(({ status }) => status === 409);
      expect(loser?.body.error.message).toBe(
        `${winner?.body.data.owner.name} ya tomó esta consulta`,
      );
    }
  });

  it('share the rate limits of an address', async () => {
    const subscribe = (request: Requests, address = '203.0.113.1') =>
      request
        .post('/api/newsletter-subscriptions')
        .set('X-Forwarded-For', address)
        .send({ data: { email: `${randomUUID()}@example.com` } });
    expect(await alternate(8, subscribe)).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
    expect((await subscribe(requests[0], '203.0.113.2')).status).toBe(202);
    // Neither addresses nor accounts are stored in plain text, and expired counters are removed.
    const { rows } = await two.database.query('select key, points from rate_limits');
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|@/);
  });

  it.each([
    ['the dashboard', '/api/auth/local', (email: string) => ({ identifier: email })],
    ['the panel', '/admin/login', (email: string) => ({ email })],
  ])('share the count of failed sign-ins to %s', async (_name, address, who) => {
    const attempt = (from: string, email: string) => (request: Requests) =>
      request
        .post(address)
        .set('X-Forwarded-For', from)
        .send({ ...who(email), password: WRONG });
    const pair = await alternate(4, attempt('203.0.113.7', 'victima@example.test'));
    expect(pair).toEqual([400, 400, 429, 429]);
    const ofAddress = await alternate(9, (request) =>
      attempt('203.0.113.8', `${randomUUID()}@example.test`)(request),
    );
    expect(ofAddress).toEqual([...Array<number>(8).fill(400), 429]);
  });
});
