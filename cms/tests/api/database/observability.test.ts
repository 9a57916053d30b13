import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { version } from '../../../package.json';
import { buildEnquiry, postEnquiry } from '../../support/build-enquiry';
import { captureLog } from '../../support/capture-log';
import { IS_POSTGRES } from '../../support/create-database';
import { DASHBOARD_ADMIN } from '../../support/environment';
import { startFakePublisher } from '../../support/fake-publisher';
import { freePort } from '../../support/free-ports';
import { expectLoggedErrors } from '../../support/logged-errors';
import { waitUntil } from '../../support/scheduling-testing';
import { signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';

const GIVEN = '0d9f2a52-5a3b-4b53-9d7f-3f1f5f1c2b11';
// Jobs run every ten seconds.
const JOBS_TIMEOUT_MS = 60_000;
const MIGRATIONS = readdirSync(path.join(__dirname, '../../../database/migrations'))
  .filter((file) => file.endsWith('.js'))
  .toSorted();
const PERSON = buildEnquiry({
  name: 'Xóchitl Ñandú',
  email: 'xochitl.secreta@example.com',
  phone: '951 987 6543',
  message: 'Mensaje confidencial sobre mi hotel.',
});
const TRACES = [
  'Xóchitl',
  'xochitl',
  '987 6543',
  '9876543',
  'confidencial',
  DASHBOARD_ADMIN.email,
  DASHBOARD_ADMIN.password,
  'eyJ',
  'buscado',
  'Bearer',
  '127.0.0.1',
];

describe('logs, metrics and health reports', () => {
  let cms: Cms;
  let publisher: Awaited<ReturnType<typeof startFakePublisher>>;
  let log: ReturnType<typeof captureLog>;
  let metricsUrl: string;

  const scrape = async () => (await fetch(metricsUrl)).text();
  const lineOf = (route: string) => log.lines().find((line) => line.route === route);

  beforeAll(async () => {
    publisher = await startFakePublisher();
    const port = await freePort();
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    cms = await startCms({
      CMS_METRICS_PORT: String(port),
      ...publisher.environment,
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_NEWSLETTER_PER_MINUTE: '1',
    });
    log = captureLog(cms);
  });
  beforeEach(() => {
    log.texts.length = 0;
  });
  afterAll(async () => {
    await cms.stop();
    await publisher.stop();
  });

  it('do not contain personal data of enquiries, sessions, searches and failures', async () => {
    await postEnquiry(cms, PERSON).expect(201);
    await postEnquiry(cms, { ...PERSON, email: 'xochitl.secreta' }).expect(400);
    await cms.request
      .post('/api/enquiries')
      .type('json')
      .send('{"data": {"name": "Xóchitl')
      .expect(400);
    const { call } = await signIn(cms);
    await call('get', '/api/enquiries?search=buscado&pagination[page]=1').expect(200);
    await cms.request.get('/api/enquiries/xochitl@example.com?search=buscado').expect(401);
    await cms.request.get('/nadie/xochitl.secreta@example.com').expect(404);
    await cms.request
      .post('/api/auth/local')
      .send({ identifier: DASHBOARD_ADMIN.email, password: 'no-es-esta' })
      .expect(400);
    const before = log.texts.length;
    expect(before).toBeGreaterThan(6);

    expectLoggedErrors(/no_such_column/);
    // A statement that the database refuses: its values are the visitor's input.
    const rows = cms.strapi.db.connection('enquiries');
    const refused = rows.insert({ no_such_column: PERSON.message, email: PERSON.email });
    await refused.catch((error: unknown) => cms.strapi.log.error(error));
    expect(log.texts.length).toBe(before + 1);
    for (const text of log.texts) for (const trace of TRACES) expect(text).not.toContain(trace);
  });

  it('use one id for a request, its log lines and its response', async () => {
    const response = await cms.request.get('/api/products').set('X-Request-Id', GIVEN);
    expect(response.headers['x-request-id']).toBe(GIVEN);
    expect(lineOf('/api/products')).toMatchObject({
      level: 'http',
      program: 'cms',
      requestId: GIVEN,
      method: 'GET',
      status: 401,
      ms: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const odd = await cms.request.get('/api/products').set('X-Request-Id', '<script>');
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('contain a failure with its id, and the response contains only the id', async () => {
    expectLoggedErrors(/^Se rompió\n/);
    const fail = jest.spyOn(cms.strapi.db, 'transaction');
    fail.mockRejectedValueOnce(new Error('Se rompió'));
    const response = await postEnquiry(cms, PERSON).set('X-Request-Id', GIVEN);
    fail.mockRestore();
    expect([response.status, response.headers['x-request-id']]).toEqual([500, GIVEN]);
    expect(response.text).not.toContain('Se rompió');
    const failure = log.lines().find(({ level }) => level === 'error');
    expect(failure?.requestId).toBe(GIVEN);
    expect(failure?.message).toMatch(/^Se rompió\n\s+at /);
  });

  it('contain requests without a response in the same format', async () => {
    expectLoggedErrors(/^Se perdió\n/);
    const lost = new Error('Se perdió');
    cms.strapi.server.app.emit('error', lost, { response: { get: () => GIVEN } });
    expect(log.lines()).toEqual([
      expect.objectContaining({ level: 'error', requestId: GIVEN, program: 'cms' }),
    ]);
    expect(lost).toMatchObject({ headers: { 'X-Request-Id': GIVEN } });
  });

  it.each(['ECONNRESET', 'HPE_INVALID_EOF_STATE'])('omit clients that disconnected: %s', (code) => {
    const gone = Object.assign(new Error('Se fue'), { code });
    cms.strapi.server.app.emit('error', gone, { response: { get: () => GIVEN } });
    expect(log.lines()).toEqual([]);
  });

  it('forward the id to the publisher in requests and webhooks', async () => {
    const { call } = await signIn(cms);
    publisher.requestIds.length = 0;
    await call('get', '/api/publication').set('X-Request-Id', GIVEN).expect(200);
    expect(publisher.requestIds).toEqual([GIVEN]);

    const made = await call('post', '/api/services')
      .send({ data: { name: 'Uno', description: 'Una descripción cualquiera.', price: '$1' } })
      .expect(201);
    const published = call('post', `/api/services/${made.body.data.documentId}/publish`);
    await published.set('X-Request-Id', 'publicar-0001').expect(200);
    await waitUntil(() => publisher.requestIds.includes('publicar-0001'));
    expect(publisher.requests.at(-1)).toContain('/hooks/strapi');
  });

  it('count requests by route and status, enquiries by outcome, and rate-limited requests', async () => {
    const subscribe = () =>
      cms.request.post('/api/newsletter-subscriptions').send({ data: { email: PERSON.email } });
    await subscribe().expect(202);
    await subscribe().expect(429);
    await postEnquiry(cms, { ...PERSON, name: '' }).expect(400);
    await cms.request.get('/api/products/un-producto-cualquiera').expect(401);
    const text = await scrape();
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).toMatch(/^enquiries_total\{outcome="accepted"\} [1-9]/m);
    expect(text).toMatch(/^enquiries_total\{outcome="invalid"\} [1-9]/m);
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="POST",route="\/api\/enquiries",status="201"\} [1-9]/m,
    );
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/products\/:id",status="401"\} 1/m,
    );
    expect(text).toMatch(
      /^rate_limit_refusals_total\{route="\/api\/newsletter-subscriptions"\} 1$/m,
    );
    expect(text).toMatch(/^mail_outbox_messages\{state="waiting"\} \d+$/m);
    expect(text).toMatch(/^mail_outbox_messages\{state="failed"\} 0$/m);
    expect(text).toMatch(/^database_up 1$/m);
    for (const trace of TRACES) expect(text).not.toContain(trace);
    expect(text).not.toContain('un-producto-cualquiera');
  });

  it(
    'count and report background jobs',
    async () => {
      const jobs = ['send-mail', 'honour-schedule'];
      const has = (text: string, name: string, labels: string) =>
        new RegExp(`^${name}\\{${labels}\\} [1-9]`, 'm').test(text);
      // Each job has its own timer: a finished one implies nothing about the other.
      const hasRun = (text: string) =>
        jobs.every((job) => has(text, 'scheduled_job_runs_total', `job="${job}",result="success"`));
      cms.strapi.cron.start();
      await waitUntil(async () => hasRun(await scrape())).finally(() => cms.strapi.cron.stop());

      const text = await scrape();
      for (const job of jobs) {
        expect(has(text, 'scheduled_job_last_success_timestamp_seconds', `job="${job}"`)).toBe(
          true,
        );
      }
      const { call } = await signIn(cms);
      const { data } = (await call('get', '/api/health-report').expect(200)).body;
      expect(data.jobs.map(({ name }: { name: string }) => name)).toEqual(
        expect.arrayContaining(jobs),
      );
    },
    JOBS_TIMEOUT_MS,
  );

  it('serve metrics only at the metrics port and path', async () => {
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    expect((await cms.request.get('/metrics')).status).toBe(404);
  });

  it('report the health of all parts to staff', async () => {
    const { call } = await signIn(cms);
    const record = {
      finishedAt: '2026-11-20T08:00:00.000Z',
      file: '/respaldos/a.tar.gz',
      bytes: 1024,
      database: 'sqlite',
      rows: 10,
      files: 2,
      missing: 0,
    };
    const dataDir = process.env.DATA_DIR ?? '';
    writeFileSync(path.join(dataDir, 'last-backup.json'), JSON.stringify(record));
    const { revision } = (await cms.strapi.service('api::publication.publication').snapshot()) as {
      revision: string;
    };
    const live = { release: 'r1', revision, publishedAt: '2026-11-21T14:05:00.000Z' };
    const last = { startedAt: '2026-11-21T14:04:51.000Z', finishedAt: live.publishedAt, ok: true };
    publisher.setStatus({ state: 'idle', live, last, version: '0.1.0', releases: [] });

    const { data } = (await call('get', '/api/health-report').expect(200)).body;
    expect(data).toMatchObject({
      database: {
        kind: IS_POSTGRES ? 'postgres' : 'sqlite',
        version: expect.stringMatching(IS_POSTGRES ? /^PostgreSQL \d+/ : /^SQLite \d+/),
        answerMs: expect.any(Number),
        migrations: { applied: MIGRATIONS.length, last: MIGRATIONS.at(-1) },
      },
      mail: { mode: 'files', waiting: expect.any(Number), failed: 0, trouble: null },
      site: {
        publication: { phase: 'live', liveSince: live.publishedAt },
        lastBuild: { finishedAt: live.publishedAt, seconds: 9, isGood: true },
        drift: { state: 'none', since: null },
      },
      backups: { backup: record, restore: null, copy: null, copyTest: null },
      versions: { cms: version, node: process.version, publisher: '0.1.0' },
    });
    expect(data.database.bytes).toBeGreaterThan(10_000);
    expect(data.disk.freeBytes).toBeGreaterThan(0);

    const driftSince = '2026-11-21T15:00:00.000Z';
    publisher.setStatus({ state: 'idle', live: { ...live, revision: 'otra' }, driftSince });
    const drifted = await call('get', '/api/health-report');
    expect(drifted.body.data.site.drift).toEqual({ state: 'behind', since: driftSince });
    publisher.stopResponding();
    const silent = await call('get', '/api/health-report').expect(200);
    expect(silent.body.data.site).toMatchObject({
      publication: { phase: 'unreachable' },
      drift: { state: 'unknown' },
    });
  });
});
