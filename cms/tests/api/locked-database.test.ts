import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { buildEnquiry, postEnquiry } from '../support/build-enquiry';
import { startCmsInstance } from '../support/cms-instance';
import { expectLoggedErrors } from '../support/logged-errors';
import { type Cms, startCms } from '../support/start-cms';
import { START_TIMEOUT_MS } from '../support/start-timeout';

const CONTRACT_MS = 10_000;
const HEALTH_CHECK_MS = 2_000;

let cms: Cms;
let filename: string;

beforeAll(async () => {
  cms = await startCms({}, { hasTimers: true });
  filename = path.join(process.env.DATA_DIR ?? '', 'cms.sqlite');
});
afterAll(() => cms.stop());

/** Locks the database from another process until the returned function is called. */
async function lockElsewhere(): Promise<() => Promise<void>> {
  const script = `
    const db = require('better-sqlite3')(process.argv[1]);
    db.exec('begin exclusive');
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const other = spawn(process.execPath, ['-e', script, filename], { cwd: __dirname });
  await once(other.stdout, 'data');
  return async () => {
    other.kill();
    await once(other, 'exit');
  };
}

async function timed<T>(work: PromiseLike<T>): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now();
  const result = await work;
  return { result, ms: performance.now() - startedAt };
}

it('responds with 503 in time while another process locks the database, and stores again after it', async () => {
  expectLoggedErrors(/database is locked/, /^Enquiry not stored/);
  const unlock = await lockElsewhere();
  const enquiries = Array.from({ length: 3 }, () => timed(postEnquiry(cms, buildEnquiry())));
  const check = await timed(cms.request.get('/readyz'));
  expect(check.result.status).toBe(503);
  for (const { result, ms } of await Promise.all(enquiries)) {
    expect([result.status, result.headers['retry-after']]).toEqual([503, '5']);
    expect(result.body.error.message).toMatch(/^No pudimos guardar tu consulta/);
    expect(ms).toBeLessThan(CONTRACT_MS);
  }
  const later = await timed(cms.request.get('/readyz'));
  expect(later.result.status).toBe(503);
  expect(later.ms).toBeLessThan(HEALTH_CHECK_MS);
  expect(check.ms).toBeLessThan(HEALTH_CHECK_MS);

  await unlock();
  expect((await cms.request.get('/readyz')).status).toBe(200);
  expect((await postEnquiry(cms, buildEnquiry())).status).toBe(201);
});

it(
  'does not start a second CMS on the database, and lets a command use it',
  async () => {
    const environment = { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: filename };
    await expect(startCmsInstance(environment)).rejects.toThrow('The CMS ended with code 1');
    const command = await startCmsInstance({ ...environment, CMS_COMMAND: 'true' });
    await command.stop();
    expect((await postEnquiry(cms, buildEnquiry())).status).toBe(201);
  },
  START_TIMEOUT_MS,
);
