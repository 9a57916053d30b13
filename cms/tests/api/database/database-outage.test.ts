import { randomUUID } from 'node:crypto';

import { buildEnquiry, countEnquiries, postEnquiry } from '../../support/build-enquiry';
import { captureLog } from '../../support/capture-log';
import { createStartedDatabase, IS_POSTGRES } from '../../support/create-database';
import { CMS_ADMIN, DASHBOARD_ADMIN, SITE_TOKEN } from '../../support/environment';
import { expectLoggedErrors } from '../../support/logged-errors';
import { type PostgresServer, startPostgresServer } from '../../support/postgres-server';
import { startRelay } from '../../support/relay';
import { signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';

const CONTRACT_MS = 10_000;
const LIMITS = { RATE_LIMIT_ENQUIRIES_PER_MINUTE: '5' };

// SQLite is a file in our own process: it cannot go away while the CMS runs, but its disk can be
// full.
const describeOnSqlite = IS_POSTGRES ? describe.skip : describe;
const describeOnPostgres = IS_POSTGRES ? describe : describe.skip;
if (!IS_POSTGRES) {
  process.stderr.write('Skipped: outages of the database. SQLite has no server to stop.\n');
}

describeOnPostgres(
  'a database that is away (PostgreSQL only: SQLite has no server to stop)',
  () => {
    let server: PostgresServer;
    let cms: Cms;

    beforeAll(async () => {
      server = await startPostgresServer();
      cms = await startCms({ ...LIMITS, DATABASE_CLIENT: 'postgres', DATABASE_URL: server.url });
    });
    afterAll(async () => {
      await cms.stop();
      await server.remove();
    });

    it('makes every response a 503 until the database is back, and loses no enquiry', async () => {
      const key = randomUUID();
      expectLoggedErrors(/^Enquiry not stored/, /^connect ECONNREFUSED/);
      const staff = await signIn(cms);
      const log = captureLog(cms);
      await server.stop();

      // More than the rate limit of an address: an enquiry that could not be stored must not count.
      for (let i = 0; i < 6; i += 1) {
        const response = await postEnquiry(cms, buildEnquiry(), key);
        expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
        expect(response.body.error.message).toMatch(/^No pudimos guardar tu consulta/);
      }
      for (let i = 0; i < 6; i += 1)
        expect((await postEnquiry(cms, buildEnquiry())).status).toBe(503);

      const form = await cms.request.post('/api/enquiries/form').type('form').send(buildEnquiry());
      expect([form.status, form.type]).toEqual([503, 'text/html']);
      expect(form.text).toContain('María Fernanda López');

      const { email, password } = DASHBOARD_ADMIN;
      const others = [
        await cms.request.post('/api/newsletter-subscriptions').send({ data: { email } }),
        await cms.request.post('/api/auth/local').send({ identifier: email, password }),
        await cms.request.post('/api/auth/refresh').set('Cookie', 'strapi_up_refresh=x').send({}),
        await cms.request.post('/api/auth/refresh').set('Cookie', staff.cookie).send({}),
        await staff.call('get', '/api/auth/verify'),
        await staff.call('get', '/api/products'),
        await staff.call('put', '/api/auth/me').send({ data: { name: 'Otro nombre' } }),
        await cms.request.get('/api/products'),
        await cms.request.get('/api/products').set('Authorization', `Bearer ${SITE_TOKEN}`),
        await cms.request.post('/admin/login').send({ email, password }),
        await cms.request.get('/readyz'),
      ];
      for (const { status, headers } of others) {
        expect([status, headers['retry-after']]).toEqual([503, '5']);
      }
      expect((await cms.request.get('/healthz')).status).toBe(200);
      expect(log.lines()).toContainEqual(
        expect.objectContaining({
          level: 'warn',
          message: expect.stringMatching(/^Connection Error/),
        }),
      );

      await server.start();
      // Sessions survive the outage.
      await staff.call('get', '/api/auth/verify').expect(200);
      await cms.request.post('/api/auth/refresh').set('Cookie', staff.cookie).expect(200);
      expect((await postEnquiry(cms, buildEnquiry(), key)).status).toBe(201);
      expect((await postEnquiry(cms, buildEnquiry(), key)).status).toBe(200);
      expect(await countEnquiries(cms)).toBe(1);
      expect((await cms.request.get('/readyz')).status).toBe(200);
    });
  },
);

describeOnPostgres('a database that hangs (PostgreSQL only)', () => {
  it(
    'returns 503 within the time limit, and a retry stores one enquiry',
    async () => {
      const database = await createStartedDatabase();
      const relay = await startRelay(new URL(database.DATABASE_URL));
      const cms = await startCms({ ...database, DATABASE_URL: relay.url });
      try {
        const key = randomUUID();
        const { email: identifier, password } = DASHBOARD_ADMIN;
        // Waits until Strapi has finished its background work after the start.
        await cms.request.post('/api/auth/local').send({ identifier, password }).expect(200);
        expectLoggedErrors(/^Enquiry not stored/, /^Query read timeout/);
        relay.freeze();

        const start = Date.now();
        const [enquiry, attempt] = await Promise.all([
          postEnquiry(cms, buildEnquiry(), key),
          cms.request.post('/api/auth/local').send({ identifier: 'a@b.mx', password: 'x' }),
        ]);
        expect(Date.now() - start).toBeLessThan(CONTRACT_MS);
        expect([enquiry.status, attempt.status]).toEqual([503, 503]);

        relay.thaw();
        expect((await postEnquiry(cms, buildEnquiry(), key)).status).toBe(201);
        expect(await countEnquiries(cms, { idempotencyKey: key })).toBe(1);
      } finally {
        await cms.stop();
        await relay.close();
      }
    },
    START_TIMEOUT_MS,
  );
});

describeOnSqlite('a SQLite database that cannot write', () => {
  let cms: Cms;
  const run = (statement: string) => cms.strapi.db.connection.raw(statement);

  beforeAll(async () => {
    cms = await startCms(LIMITS);
  });
  afterAll(() => cms.stop());

  it('responds with 503 while its disk is full and stores the enquiry when there is space again', async () => {
    expectLoggedErrors(/^Enquiry not stored/);
    const key = randomUUID();
    // Larger than the free space of any existing page.
    const large = buildEnquiry({ message: 'Quiero un sistema de facturación. '.repeat(140) });
    await run('create table filler (content blob)');
    const [{ page_count: pages }] = await run('pragma page_count');
    await run(`pragma max_page_count = ${pages}`);
    const fill = async () => {
      for (;;) await run('insert into filler values (zeroblob(3000))');
    };
    await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    // More than the rate limit of an address: an enquiry that could not be stored must not count.
    for (let i = 0; i < 6; i += 1) {
      const response = await postEnquiry(cms, large, key);
      expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
    }
    await run('pragma max_page_count = 1073741823');
    expect((await postEnquiry(cms, large, key)).status).toBe(201);
    expect(await countEnquiries(cms)).toBe(1);
  });

  it('responds with 503 to writes while it is read-only, and counts no sign-in attempt', async () => {
    expectLoggedErrors(/^Enquiry not stored/, /readonly database/);
    const staff = await signIn(cms);
    const { email, password } = DASHBOARD_ADMIN;
    await run('pragma query_only = true');
    for (let i = 0; i < 6; i += 1) {
      const responses = [
        await postEnquiry(cms, buildEnquiry()),
        await cms.request.post('/api/auth/local').send({ identifier: email, password }),
        await cms.request.post('/admin/login').send(CMS_ADMIN),
        await cms.request.post('/api/newsletter-subscriptions').send({ data: { email } }),
        await staff.call('put', '/api/auth/me').send({ data: { name: 'Otro nombre' } }),
      ];
      for (const { status, headers } of responses) {
        expect([status, headers['retry-after']]).toEqual([503, '5']);
      }
    }
    // Reads still succeed.
    await staff.call('get', '/api/products').expect(200);

    await run('pragma query_only = false');
    await cms.request.post('/api/auth/local').send({ identifier: email, password }).expect(200);
    await cms.request.post('/admin/login').send(CMS_ADMIN).expect(200);
    expect((await postEnquiry(cms, buildEnquiry())).status).toBe(201);
  });

  it('reports not ready while its disk is nearly full', async () => {
    const minFreeBytes = cms.strapi.config.get<number>('disk.minFreeBytes');
    cms.strapi.config.set('disk.minFreeBytes', Number.MAX_SAFE_INTEGER);
    const full = await cms.request.get('/readyz');
    expect([full.status, full.headers['retry-after']]).toEqual([503, '5']);
    expect((await cms.request.get('/healthz')).status).toBe(200);
    cms.strapi.config.set('disk.minFreeBytes', minFreeBytes);
    expect((await cms.request.get('/readyz')).status).toBe(200);
  });
});
