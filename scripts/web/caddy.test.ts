import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseTrustedProxies } from '@tequiora/cms/contracts/trusted-proxies.ts';
import { hasCaddy, startCaddy as startCaddyServer } from '../../cms/tests/support/caddy.ts';
import { SCRIPTS_DIR } from '../lib/dirs.ts';
import { close, listen } from '../lib/listen.ts';
import { TEST_PAGES, publishTestRelease } from '../lib/releases/test-release.ts';
import type { WebOptions } from './server.ts';
import { startCaddy, startOurs, type TestServer } from './test-servers.ts';

/** Headers that do not concern the page, or that may differ between the servers. */
const OWN = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'accept-ranges',
  'etag',
  'x-request-id',
];

let folder: string;
let cms: Server;
let received: IncomingMessage[] = [];
let ours: TestServer;
let caddy: TestServer;
let options: WebOptions;

beforeAll(async () => {
  if (!hasCaddy()) return;
  folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  await publishTestRelease(folder, TEST_PAGES);
  cms = createServer((incoming, response) => {
    // Caddy's own health check.
    if (incoming.url !== '/healthz') received.push(incoming);
    incoming.resume();
    response.setHeader('Content-Type', 'text/plain');
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    response.end('cms');
  });
  options = {
    siteStateDir: path.join(folder, 'site'),
    cmsUrl: await listen(cms),
    panelUrl: 'https://cms.example',
  };
  [ours, caddy] = await Promise.all([startOurs(options), startCaddy(options)]);
});

beforeEach(() => {
  received = [];
});

afterAll(async () => {
  if (!hasCaddy()) return;
  await Promise.all([ours.close(), caddy.close()]);
  await close(cms);
  rmSync(folder, { recursive: true });
});

// `fetch` would normalise the address.
function get(
  url: string,
  path_: string,
  headers = {},
): Promise<IncomingMessage & { text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}/`, { path: path_, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      response.on('end', () => resolve(Object.assign(response, { text })));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const described = hasCaddy() ? describe : describe.skip;

described('Caddy', () => {
  test.each([
    '/',
    '/productos',
    '/productos//',
    '/index.html',
    '/vista-previa',
    '/admin',
    '/admin/consultas/1',
    '/app-0123456789abcdef0123.js',
    '/static/abc/foto.webp',
    '/page-data/index/page-data.json',
    '/release.json',
    '/no-existe',
    '/no-existe.js',
    '/404',
    '/404.html',
    '/static',
    '/static/',
    '/files.json',
    '/index.html.br',
    '/index.html.gz',
    '/.moved/productos/viejo.txt',
    '/../../etc/passwd',
    '/productos/*',
    '/%5B...%5D',
    '/%00',
    '/api/content-type-builder/content-types',
    '/api/enquiries',
    '/uploads/a.webp',
    '/productos/..%2fapi/x',
    '/productos/%2e%2e/api/x',
    '/productos/../api/x',
    '/api/..%2fproductos',
    '/uploads%2fa.webp',
    '/%61pi/x',
  ])('responds to %s as our server does', async (address) => {
    for (const encoding of ['br, gzip', 'identity']) {
      const responses = await Promise.all(
        [ours.url, caddy.url].map((url) => get(url, address, { 'Accept-Encoding': encoding })),
      );
      const [expected, seen] = responses.map(({ statusCode, headers, text }) => ({
        statusCode,
        text: text.trim(),
        headers: Object.fromEntries(
          Object.entries(headers).filter(
            ([name]) => !OWN.includes(name) && name !== 'content-length',
          ),
        ),
      }));
      expect(seen).toEqual(expected);
    }
  });

  test('ignores modification times, since a rollback sets them back', async () => {
    const since = { 'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString() };
    const response = await get(caddy.url, '/productos', since);
    expect(response.statusCode).toBe(200);
    expect(response.headers['last-modified']).toBeUndefined();
  });

  test('sends the 404 page even if the client has it cached', async () => {
    const etag = (await get(caddy.url, '/no-existe')).headers.etag ?? '*';
    const again = await get(caddy.url, '/no-existe', { 'If-None-Match': etag });
    expect(again.statusCode).toBe(404);
    expect(again.text).toContain('no encontrada');
    const moved = await get(caddy.url, '/productos/viejo', { 'If-None-Match': '*' });
    expect(moved.headers.location).toBe('/productos/nuevo');
  });

  test('rejects an oversized body before it is sent', async () => {
    const response = await get(caddy.url, '/api/upload', { 'Content-Length': '45000000' });
    expect(response.statusCode).toBe(413);
    expect(JSON.parse(response.text)).toMatchObject({ data: null, error: { status: 413 } });
    expect(received).toHaveLength(0);
  });

  test('proxies panel requests with the real client address', async () => {
    const forged = {
      'X-Forwarded-For': '6.6.6.6',
      'X-Real-IP': '6.6.6.6',
      Forwarded: 'for=6.6.6.6',
    };
    const response = await get(caddy.panelUrl ?? '', '/admin/init', forged);
    expect(response.text).toBe('cms');
    expect(response.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(received[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(received[0]?.headers).not.toHaveProperty('x-real-ip');
    expect(received[0]?.headers).not.toHaveProperty('forwarded');
  });

  test('logs the id of each response, without personal data', async () => {
    const response = await get(caddy.url, '/api/enquiries/ana@example.com?search=Ana', {
      Cookie: 'sesion=secreta',
      Authorization: 'Bearer secreto',
    });
    const id = String(response.headers['x-request-id']);
    expect(received[0]?.headers['x-request-id']).toBe(id);
    const find = () => caddy.log?.().find((line) => line.includes(id));
    while (!find()) await new Promise((resolve) => setTimeout(resolve, 10));
    const line = find() ?? '';
    expect(JSON.parse(line)).toMatchObject({
      status: 200,
      request: { remote_ip: '127.0.0.0', method: 'GET', uri: expect.stringMatching(/enquiries/) },
    });
    expect(line).not.toMatch(/ana|Ana|secret|search/);
  });

  test('does not log the token of a private calendar', async () => {
    const response = await get(caddy.panelUrl ?? '', '/calendar-panel/feed/secreto.firma.ics');
    const id = String(response.headers['x-request-id']);
    const find = () => caddy.log?.().find((line) => line.includes(id));
    while (!find()) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(find()).not.toMatch(/secreto|firma/);
  });

  test('serves Prometheus metrics on a separate port', async () => {
    const text = await (await fetch(caddy.metricsUrl ?? '')).text();
    expect(text).toMatch(/^caddy_http_requests_total\{/m);
  });

  test.each([
    '/api/enquiries',
    '/API/x',
    '//api/x',
    '/healthz',
    '/readyz',
    '/_health',
    '/%5fhealth',
  ])('does not proxy %s on the host of the panel', async (address) => {
    expect((await get(caddy.panelUrl ?? '', address)).statusCode).toBe(404);
    expect(received).toHaveLength(0);
  });

  test.each(['/healthz', '/readyz', '/_health', '/metrics'])(
    'responds with 404 for internal routes: %s',
    async (address) => {
      expect((await get(caddy.url, address)).statusCode).toBe(404);
      expect(received).toHaveLength(0);
    },
  );

  test('keeps the address that a trusted proxy in front of it sends, and only that', async () => {
    const proxied = await startCaddy({ ...options, trustedProxies: '127.0.0.1/32 2001:db8::/32' });
    const forged = { 'X-Forwarded-For': '203.0.113.9' };
    await get(proxied.url, '/api/x', forged);
    await get(caddy.url, '/api/x', forged);
    const own = await startOurs({ ...options, trustedProxies: '127.0.0.1 ::1' });
    await get(own.url, '/api/x', forged);
    await get(ours.url, '/api/x', forged);
    await Promise.all([proxied.close(), own.close()]);
    const inCms = parseTrustedProxies('127.0.0.1 2001:db8::/32');
    const clients = received.map(({ headers }) =>
      inCms.clientOf('127.0.0.1', String(headers['x-forwarded-for'])),
    );
    expect(clients).toEqual(['203.0.113.9', '127.0.0.1', '203.0.113.9', '127.0.0.1']);
  });

  test('redirects its own addresses to TLS, another domain to the site, and no other host', async () => {
    const [site, cmsHost] = ['tequiora.localhost', 'cms.tequiora.localhost'];
    const withDomain = await startCaddyServer({
      config: path.join(SCRIPTS_DIR, 'web/Caddyfile'),
      siteDir: options.siteStateDir,
      cmsUrls: [options.cmsUrl],
      variables: {
        SITE_ADDRESS: `https://${site}`,
        CMS_ADDRESS: `https://${cmsHost}`,
        PLAIN_ADDRESS: 'http://',
        DOMAINS: `${site} ${cmsHost} www.${site}`,
      },
    });
    const at = async (host: string) => {
      const { statusCode, headers } = await get(withDomain.siteUrl, '/contacto', { Host: host });
      return [statusCode, headers.location];
    };
    const seen = [await at(site), await at(cmsHost), await at('otro.example')];
    await withDomain.stop();
    expect(seen).toEqual([
      [308, `https://${site}/contacto`],
      [308, `https://${cmsHost}/contacto`],
      [421, undefined],
    ]);
  });
});
