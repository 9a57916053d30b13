import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildEnquiry, countEnquiries, postEnquiry } from '../support/build-enquiry';
import { CMS_ADMIN, SITE_URL } from '../support/environment';
import { expectLoggedErrors } from '../support/logged-errors';
import { signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';

const HANGING_EMAILS = [`a@${'a.'.repeat(100)}!`, `"${'A'.repeat(60)}`, `a@${'a.'.repeat(26)}a!`];
// For a busy machine; unsafe checks of these strings would take minutes or never end.
const QUICK_MS = 5_000;

describe('the middlewares before the API', () => {
  const cms = setUpCms();

  describe('e-mail addresses that would hang the process', () => {
    it.each([
      '/api/enquiries',
      '/api/newsletter-subscriptions',
      '/api/auth/forgot-password',
      '/api/auth/send-email-confirmation',
      '/api/auth/local/register',
      '/admin/forgot-password',
      '/admin/register-admin',
      '/ADMIN/forgot-password/',
    ])('are refused immediately by %s', async (address) => {
      for (const email of HANGING_EMAILS) {
        const bodies = [{ email }, { data: { email } }, { email: [email] }];
        for (const body of bodies) {
          const start = Date.now();
          const response = await cms.request.post(address).send(body);
          expect(response.status).toBe(400);
          expect(Date.now() - start).toBeLessThan(QUICK_MS);
        }
      }
    });

    it('do not cause refusals of common addresses', async () => {
      const { status } = await cms.request
        .post('/admin/login')
        .send({ email: CMS_ADMIN.email, password: CMS_ADMIN.password });
      expect(status).toBe(200);
    });
  });

  describe('bodies that are too large', () => {
    it.each([17_000, 1_000_000, 8_000_000])('of %d bytes are refused', async (size) => {
      const response = await postEnquiry(cms, buildEnquiry({ message: 'a'.repeat(size) }));
      expect(response.status).toBe(413);
      expect(response.body.error).toMatchObject({
        status: 413,
        message: 'El contenido es demasiado grande',
      });
    });

    it('of 200 MB are refused before the upload', async () => {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json', 'Content-Length': 200_000_000 };
        const request = httpRequest(`${cms.url}/api/enquiries`, { method: 'POST', headers });
        request.on('response', (response) => {
          resolve(response.resume().statusCode);
          request.destroy();
        });
        request.on('error', reject);
        request.flushHeaders();
      });
      expect(status).toBe(413);
    });

    it.each([17_000, 2_000_000])('of %d bytes without Content-Length are refused', async (size) => {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
        const request = httpRequest(`${cms.url}/api/enquiries`, { method: 'POST', headers });
        request.on('response', (response) => resolve(response.resume().statusCode));
        request.on('error', reject);
        request.end(JSON.stringify({ data: buildEnquiry({ message: 'a'.repeat(size) }) }));
      });
      expect(status).toBe(413);
    });
  });

  describe('content types', () => {
    const ADDRESSES = ['/', '/api/x', '/api/enquiries', '/admin/login', '/api/auth/local'];

    it.each(ADDRESSES)('other than JSON are refused by %s', async (address) => {
      const types = ['application/x-www-form-urlencoded', 'text/plain', 'application/xml'];
      for (const type of types) {
        const response = await cms.request.post(address).set('Content-Type', type).send('a=1');
        expect([type, response.status]).toEqual([type, 415]);
      }
    });

    it('are not required for a request without a body', async () => {
      expect((await cms.request.post('/api/auth/logout')).status).toBe(401);
      expect((await cms.request.post('/api/enquiries')).status).toBe(400);
    });

    it.each(['/upload', '/upload/files', '/upload/files/1/replace'])(
      'for files are accepted by %s, where the panel sends pictures',
      async (address) => {
        const response = await cms.request.post(address).attach('files', Buffer.alloc(10), 'x');
        expect(response.status).toBe(401);
      },
    );

    it('for files leave nothing on the disk', async () => {
      const before = readdirSync(tmpdir());
      for (const address of [...ADDRESSES, '/api/upload/files', '/upload/files/1', '/nada']) {
        const response = await cms.request
          .post(address)
          .attach('files', Buffer.alloc(200_000), 'x');
        expect([address, response.status]).toEqual([address, 415]);
      }
      expect(readdirSync(tmpdir())).toEqual(before);
      expect(await countEnquiries(cms)).toBe(0);
    });
  });

  describe('other origins', () => {
    const preflight = (origin: string) =>
      cms.request
        .options('/api/enquiries')
        .set('Origin', origin)
        .set('Access-Control-Request-Method', 'POST')
        .set('Access-Control-Request-Headers', 'content-type,idempotency-key');

    it.each(['https://otro.example', 'null', `${SITE_URL}.otro.example`])(
      'such as %s are refused',
      async (origin) => {
        const responses = [
          await preflight(origin),
          await postEnquiry(cms, buildEnquiry()).set('Origin', origin),
          await cms.request.get('/api/products').set('Origin', origin),
        ];
        for (const { headers } of responses) {
          expect(headers).not.toHaveProperty('access-control-allow-origin');
          expect(headers).not.toHaveProperty('access-control-allow-credentials');
        }
      },
    );

    it('are not mentioned to programs that send none', async () => {
      const { headers } = await cms.request.get('/api/products');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    });

    it('the origin of the site is allowed', async () => {
      const { headers } = await preflight(SITE_URL);
      expect(headers['access-control-allow-origin']).toBe(SITE_URL);
      expect(headers['access-control-allow-headers']).toContain('Idempotency-Key');
    });
  });

  it('responds to the liveness and readiness checks', async () => {
    for (const address of ['/healthz', '/readyz']) {
      const { body } = await cms.request.get(address).expect(200);
      expect(body).toEqual({ status: 'ok' });
    }
  });

  it('sends no version headers and forbids caching', async () => {
    const responses = [
      await cms.request.get('/api/products'),
      await cms.request.get('/api/products').set('Authorization', 'Bearer x'),
      await postEnquiry(cms, buildEnquiry()),
      await cms.request.get('/admin/users/me').set('Authorization', 'Bearer x'),
    ];
    for (const { headers } of responses) {
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('uses UTC in any time zone of the machine', () => {
    const config = path.join(process.env.TEST_CMS_DIST ?? '', 'config/database.js');
    const program = `require(${JSON.stringify(config)}).default(); console.log(new Date(0).getHours())`;
    const env = { ...process.env, TZ: 'America/New_York' };
    expect(spawnSync(process.execPath, ['-e', program], { env }).stdout.toString()).toBe('0\n');
  });

  it('limits the HSTS header to its own host', async () => {
    const { headers } = await cms.request.get('/api/products');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('hides internal errors from the response', async () => {
    const { call } = await signIn(cms);
    const failure = new Error('no such column: secreto, at /srv/cms/secreto.ts');
    jest.spyOn(cms.strapi, 'documents').mockImplementation(() => {
      throw failure;
    });
    expectLoggedErrors(/^no such column: secreto/);
    const response = await call('get', '/api/overview');
    jest.restoreAllMocks();
    expect([response.status, response.body.error.name]).toEqual([500, 'InternalServerError']);
    expect(JSON.stringify([response.body, response.headers])).not.toMatch(/secreto|srv|\.ts|stack/);
  });

  it.each([
    ['get', '/api/nada', 404, 'No encontramos lo que buscas'],
    ['get', '/api/products', 401, 'Inicia sesión para continuar'],
    ['delete', '/api/enquiries', 405, 'Esta operación no está permitida'],
    ['propfind', '/api/enquiries', 405, 'Esta operación no está permitida'],
  ] as const)('responds to %s %s with %d in Spanish', async (method, address, status, message) => {
    const response = await cms.request[method](address);
    expect(response.body).toMatchObject({ data: null, error: { status, message } });
    expect(response.status).toBe(status);
  });
});
