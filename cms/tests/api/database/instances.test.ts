import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

import supertest from 'supertest';

import { ADVISORY_LOCKS } from '../../../src/platform/database/advisory-locks';
import { buildEnquiry } from '../../support/build-enquiry';
import { buildProduct } from '../../support/build-product';
import { IS_POSTGRES } from '../../support/create-database';
import { CMS_ADMIN, DASHBOARD_ADMIN } from '../../support/environment';
import { expectLoggedErrors } from '../../support/logged-errors';
import { mailEnvironment } from '../../support/mail-testing';
import type { Mail } from '../../support/read-mail';
import { waitUntil } from '../../support/scheduling-testing';
import { cookieOf } from '../../support/sign-in';
import { startSmtpSink } from '../../support/smtp-sink';
import { START_TIMEOUT_MS } from '../../support/start-timeout';
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
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let onDigest: (() => Promise<void>) | undefined;
  let agentId: number;

  const isDigest = (mail?: Mail) => mail?.headers('Subject')[0]?.includes('pendiente');
  const digests = () => sink.mails.filter(isDigest);

  /** Sends requests to both instances alternately. */
  const alternate = async (times: number, make: (request: Requests) => supertest.Test) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) {
      statuses.push((await make(requests[index % 2 === 0 ? 0 : 1])).status);
    }
    return statuses;
  };

  beforeAll(async () => {
    sink = await startSmtpSink({
      onMail: () => (isDigest(sink.mails.at(-1)) ? onDigest?.() : undefined),
    });
    two = await startTwoInstances({ ...LIMITS, ...mailEnvironment(sink.url) });
    requests = [supertest(two.instances[0].url), supertest(two.instances[1].url)];
    agentId = await addAgent();
  });
  afterAll(async () => {
    await two.stop();
    await sink.close();
  });

  /** Adds an agent with the password of the manager. */
  async function addAgent(): Promise<number> {
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
    return rows[0].id;
  }

  /** Sends an enquiry; returns its folio. */
  async function sendEnquiry(): Promise<string> {
    const sent = await requests[0]
      .post('/api/enquiries')
      .set('Idempotency-Key', randomUUID())
      .send({ data: buildEnquiry() })
      .expect(201);
    return sent.body.data.folio;
  }

  it('start concurrently and create each record once', async () => {
    expect(await two.count(`admin_users`)).toBe(1);
    expect(await two.count(`up_users where username <> 'agente'`)).toBe(1);
    expect(await two.count(`up_roles where type = 'admin'`)).toBe(1);
    expect(await two.count(`strapi_api_tokens`)).toBe(1);
    const migrations = readdirSync(path.join(__dirname, '../../../database/migrations'));
    expect(await two.count(`strapi_migrations`)).toBe(migrations.length);
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
    const agent = await signIn({ identifier: 'ana@example.test', password });

    for (let round = 0; round < 5; round += 1) {
      const listed = await one
        .get(`/api/enquiries?filters[folio][$eq]=${await sendEnquiry()}`)
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

  it('save one view when both save the same name at once', async () => {
    const { email: identifier, password } = DASHBOARD_ADMIN;
    const signedIn = await requests[0].post('/api/auth/local').send({ identifier, password });
    const save = (request: Requests, data: object) =>
      request
        .post('/api/saved-views')
        .set('Authorization', `Bearer ${signedIn.body.jwt}`)
        .send({ data: { query: 'vencidas=si', ...data } });

    for (const isShared of [false, true, false, true, false]) {
      await two.database.query('delete from saved_views');
      const responses = await Promise.all(
        ['Vencidas', 'VENCIDAS'].flatMap((name) =>
          requests.map((request) => save(request, { name, isShared })),
        ),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
      expect(await two.count('saved_views')).toBe(1);
    }
  });

  it('give each of the products that both add at once with the same name its own slug', async () => {
    const { email: identifier, password } = DASHBOARD_ADMIN;
    const signedIn = await requests[0].post('/api/auth/local').send({ identifier, password });
    const inPanel = await requests[0].post('/admin/login').send(CMS_ADMIN).expect(200);
    const send = (request: Requests, path: string, token: string, data: object) =>
      request.post(path).set('Authorization', `Bearer ${token}`).send(data);
    const categories = '/content-manager/collection-types/api::product-category.product-category';
    const products = '/content-manager/collection-types/api::product.product';
    const { token } = inPanel.body.data;
    const added = await send(requests[0], categories, token, { name: 'Cajas', slug: 'cajas' });
    const category = added.body.data.documentId;
    await send(requests[0], `${categories}/${category}/actions/publish`, token, {}).expect(200);

    const data = buildProduct(category, { name: 'Báscula' });
    // The default of the panel's form, which the CMS replaces by the address of the name.
    const slug = 'producto';
    const responses = await Promise.all(
      requests.flatMap((request) => [
        send(request, '/api/products?status=draft', signedIn.body.jwt, { data }),
        send(request, '/api/products?status=draft', signedIn.body.jwt, { data }),
        send(request, products, token, { ...data, slug }),
      ]),
    );
    const { rows } = await two.database.query(
      'select slug from products where published_at is null',
    );
    const slugs = rows.map(({ slug: stored }) => stored);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(6).fill(201));
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

  it('release each overdue enquiry exactly once', async () => {
    const folios: string[] = [];
    for (let count = 0; count < 5; count += 1) folios.push(await sendEnquiry());
    const taken = { event: 'taken', who: 'Ana Paz', when: '2020-01-09T16:00:00.000Z' };
    await two.database.query(
      `update enquiries set owner_id = $1, due_at = '2020-01-10T16:00:00Z',
       history = (history::jsonb || $2::jsonb)::json where folio = any($3)`,
      [agentId, JSON.stringify([taken]), folios],
    );
    // The jobs of both instances also run at their own times.
    const runs = [0, 1, 0, 1].map((which) =>
      two.instances[which as 0 | 1].run(
        'src/enquiries/release-overdue',
        'releaseOverdue',
        new Date(),
      ),
    );
    await Promise.all(runs);
    const { rows } = await two.database.query(
      'select owner_id, history from enquiries where folio = any($1)',
      [folios],
    );
    for (const { owner_id: owner, history } of rows) {
      expect(owner).toBeNull();
      const events = history.map(({ event }: { event: string }) => event);
      expect(events).toEqual(['created', 'taken', 'released']);
    }
    expect(rows).toHaveLength(folios.length);
  });

  // Last, because it kills the instances.
  it(
    'send one digest per account and day, also when one of them is killed',
    async () => {
      // Later than any day of which the jobs of the instances add digests.
      const [first, second, third] = ['2199-10-11', '2199-10-14', '2199-10-15'] as const;
      const addDigests = (which: 0 | 1, day: string) =>
        two.instances[which].run(
          'src/mail/send-daily-digest',
          'sendDailyDigest',
          new Date(`${day}T16:00:00Z`),
        );
      const rowsOf = (day: string) => two.count(`mails where group_key like '% ${day}'`);
      /** Makes the next attempts due now instead of after 30 seconds. */
      const retryNow = () =>
        two.database.query(`update mails set due_at = now() where state = 'waiting'`);
      const expectOneEach = async (days: string[]) => {
        const expected = days.flatMap(() => ['ana@example.test', DASHBOARD_ADMIN.email]);
        await waitUntil(async () => {
          const waiting = await two.count(`mails where kind = 'today' and state = 'waiting'`);
          return waiting === 0 && digests().length >= expected.length;
        });
        expect(
          digests()
            .flatMap(({ recipients }) => recipients)
            .sort(),
        ).toEqual(expected.sort());
        for (const day of days) expect(await rowsOf(day)).toBe(2);
      };
      await sendEnquiry();
      await two.database.query(`update enquiries set owner_id = null, due_at = '2020-01-10'`);
      await two.database.query(`delete from mails where kind = 'today'`);
      await addDigests(0, '2199-10-10');
      await two.database.query(`delete from mails where kind = 'today'`);
      sink.mails.length = 0;

      await Promise.all([addDigests(0, first), addDigests(1, first), addDigests(0, first)]);
      await expectOneEach([first]);

      // One instance is killed while it adds the digests, the other while it delivers one of them.
      await two.database.query('begin; lock table mails in share mode');
      const interrupted = expect(addDigests(0, second)).rejects.toThrow('ended');
      const isAdding = `pg_locks waiting join pg_locks held using (pid) where not waiting.granted
        and waiting.relation = 'mails'::regclass and held.objid = ${ADVISORY_LOCKS.dailyDigest}`;
      await waitUntil(async () => (await two.count(isAdding)) === 1);
      await two.instances[0].kill();
      await interrupted;
      onDigest = () => {
        onDigest = undefined;
        return two.instances[1].kill();
      };
      await two.database.query('rollback');
      await waitUntil(async () => {
        await addDigests(1, second).catch(() => undefined);
        return (await rowsOf(second)) === 2;
      });
      await waitUntil(() => onDigest === undefined);
      await retryNow();
      await two.restart(0);
      await expectOneEach([first, second]);

      // The next one is killed after it has claimed a digest, before the server has it.
      await addDigests(0, third);
      await two.database.query('begin; lock table enquiries in access exclusive mode');
      await waitUntil(
        async () =>
          (await two.count(`mails where kind = 'today' and state = 'waiting' and attempts = 1`)) >
          0,
      );
      await two.instances[0].kill();
      await two.database.query('rollback');
      await retryNow();
      await two.restart(1);
      await expectOneEach([first, second, third]);
    },
    2 * START_TIMEOUT_MS,
  );
});
