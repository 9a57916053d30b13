import { mkdtempSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { close, listen } from '../lib/listen.ts';
import { TEST_PAGES, publishTestRelease } from '../lib/releases/test-release.ts';
import { SERVERS, type TestServer } from './test-servers.ts';

const PANEL = 'https://cms.example/base';

describe.each(SERVERS)('%s', (_name, start) => {
  let folder: string;
  let cms: Server;
  let cmsUrl: string;
  let web: TestServer;
  let site: string;
  let received: IncomingMessage[];

  const publish = (pages: Record<string, string>) => publishTestRelease(folder, pages);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'web-'));
    await publish(TEST_PAGES);
    cms = createServer((request, response) => {
      // Caddy's own health check.
      if (request.url !== '/healthz') received.push(request);
      // Like the CMS, responds to an oversized body without reading it.
      if (request.url === '/api/too-large') {
        response.writeHead(413, { 'Content-Type': 'application/json' });
        response.end('{"error":{"status":413}}');
        return;
      }
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.on('end', () => {
        if (/ploads/.test(request.url ?? '')) {
          response.setHeader('Content-Security-Policy', 'sandbox');
        }
        response.writeHead(201, { 'Content-Type': 'application/json', 'X-From': 'cms' });
        response.end(JSON.stringify({ size, url: request.url }));
      });
    });
    cmsUrl = await listen(cms);
    web = await start({ siteStateDir: path.join(folder, 'site'), cmsUrl, panelUrl: PANEL });
    site = web.url;
  });

  beforeEach(() => {
    received = [];
  });

  afterAll(async () => {
    await web.close();
    await close(cms);
    rmSync(folder, { recursive: true });
  });

  test("sets a request id on every response and sends it to the CMS instead of the client's", async () => {
    const headers = { 'X-Request-Id': 'elegido-por-el-cliente' };
    const ids = [];
    for (const address of ['/', '/no-existe', '/api/enquiries', '/api/enquiries']) {
      ids.push((await fetch(site + address, { headers })).headers.get('x-request-id'));
    }
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(received.map(({ headers: sent }) => sent['x-request-id'])).toEqual(ids.slice(2));
  });

  test('caches content-named files and has pages and data revalidated', async () => {
    const cacheOf = async (url: string) => (await fetch(site + url)).headers.get('cache-control');
    expect(await cacheOf('/app-0123456789abcdef0123.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cacheOf('/static/abc/foto.webp')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/page-data/index/page-data.json')).toBe('no-cache');
    expect(await cacheOf('/release.json')).toBe('no-cache');
    expect(await cacheOf('/no-existe')).toBe('no-cache');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('with Accept-Encoding: %s the content encoding is %s', async (accepted, expected) => {
    const response = await fetch(site, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(expected);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(TEST_PAGES['index.html']);
  });

  test('responds with 304 to a matching ETag', async () => {
    const etag = (await fetch(site)).headers.get('etag') ?? '';
    const again = await fetch(site, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/', 0, 4],
    ['bytes=5-', 206, 'bytes 5-', 5, undefined],
    ['bytes=-4', 206, 'bytes ', -4, undefined],
    ['bytes=0-99999', 206, 'bytes 0-', 0, undefined],
    ['bytes=99999-', 416, 'bytes */', 0, undefined],
  ])('responds to Range: %s with status %d', async (range, status, sent, from, to) => {
    const headers = { Range: range, 'Accept-Encoding': 'identity' };
    const response = await fetch(`${site}/blog`, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toMatch(sent);
    const whole = Buffer.from(TEST_PAGES['blog.html'] ?? '');
    const text = await response.text();
    if (status === 206) expect(text).toBe(whole.subarray(from, to).toString());
  });

  test('sends the whole file for an If-Range of another version', async () => {
    const headers = { Range: 'bytes=0-3', 'If-Range': '"x"', 'Accept-Encoding': 'identity' };
    const response = await fetch(`${site}/blog`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await response.text()).toBe(TEST_PAGES['blog.html']);
  });

  test('responds to HEAD with the headers only and rejects other methods', async () => {
    const head = await fetch(`${site}/blog`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(TEST_PAGES['blog.html']?.length));
    expect(await head.text()).toBe('');
    expect((await fetch(`${site}/blog`, { method: 'POST' })).status).toBe(405);
  });

  test('sets the security headers on every response', async () => {
    for (const url of ['/', '/no-existe', '/api/enquiries']) {
      const { headers } = await fetch(site + url);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });

  test('allows only the CMS panel to frame the preview, and no framing of other pages', async () => {
    const framingOf = async (url: string) => {
      const { headers } = await fetch(site + url);
      return [headers.get('content-security-policy'), headers.get('x-frame-options')];
    };
    const open = ['frame-ancestors https://cms.example', null];
    expect(await framingOf('/vista-previa')).toEqual(open);
    expect(await framingOf('/vista-previa/?x=1')).toEqual(open);
    for (const url of ['/', '/vista-previa/otra', '/productos', '/admin', '/api/preview']) {
      expect(await framingOf(url)).toEqual(["frame-ancestors 'none'", 'DENY']);
    }
    const { headers } = await fetch(`${site}/vista-previa`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('proxies /api with the body and the real address of the client', async () => {
    const response = await fetch(`${site}/api/enquiries?a=1`, {
      method: 'POST',
      body: 'x'.repeat(300_000),
      headers: { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '6.6.6.6', Forwarded: 'for=6.6.6.6' },
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-from')).toBe('cms');
    expect(await response.json()).toEqual({ size: 300_000, url: '/api/enquiries?a=1' });
    expect(received[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(received[0]?.headers['x-real-ip']).toBeUndefined();
    expect(received[0]?.headers.forwarded).toBeUndefined();
  });

  test.each([
    '/api/content-type-builder/content-types',
    '/api/%63ontent-type-builder/components',
    '/api/Content-Type-Builder/components',
  ])('%s does not reach the CMS', async (url) => {
    expect((await fetch(site + url)).status).toBe(404);
    expect(received).toHaveLength(0);
  });

  test("passes on the CMS's rejection of an unread body", async () => {
    const body = 'x'.repeat(900_000);
    // Several at once: the server had kept connections whose body was not read, and reset them later.
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all(
        [1, 2, 3].map(() => fetch(`${site}/api/too-large`, { method: 'POST', body })),
      );
      expect(responses.map(({ status }) => status)).toEqual([413, 413, 413]);
      const bodies = await Promise.all(responses.map((response) => response.json()));
      expect(bodies[2]).toEqual({ error: { status: 413 } });
    }
  });

  test.each(['/uploads/x.svg', '/%75ploads/x.svg', '/uploads%2fx.svg'])(
    "proxies %s with the CMS's content security policy",
    async (url) => {
      const { headers } = await fetch(site + url);
      expect(received.map((request) => request.url)).toEqual([url]);
      expect(headers.get('content-security-policy')).toBe('sandbox');
    },
  );

  test('responds with 502 in the format of the API when the CMS is down', async () => {
    const down = await start({
      siteStateDir: folder,
      cmsUrl: 'http://127.0.0.1:9',
      panelUrl: PANEL,
    });
    const response = await fetch(`${down.url}/api/enquiries`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      data: null,
      error: { status: 502, message: expect.stringContaining('no está disponible') as string },
    });
    await down.close();
  });

  test('serves the new release on the next request after its activation', async () => {
    await publish({ ...TEST_PAGES, 'blog.html': '<html>blog nuevo</html>' });
    expect(await (await fetch(`${site}/blog`)).text()).toContain('blog nuevo');
  });

  test('serves scripts of the previous release to open tabs, but not the file list', async () => {
    const { 'app-0123456789abcdef0123.js': _old, ...others } = TEST_PAGES;
    await publish(others);
    const script = await fetch(`${site}/app-0123456789abcdef0123.js`);
    expect(script.status).toBe(200);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${site}/files.json`)).status).toBe(404);
  });

  test('responds with 503 before the first release, with a passing health check', async () => {
    const empty = mkdtempSync(path.join(folder, 'empty-'));
    symlinkSync('releases/nada', path.join(empty, 'current'));
    const server = await start({
      siteStateDir: empty,
      cmsUrl: 'http://127.0.0.1:9',
      panelUrl: PANEL,
    });
    expect((await fetch(server.url)).status).toBe(503);
    expect((await fetch(server.healthUrl)).status).toBe(200);
    unlinkSync(path.join(empty, 'current'));
    expect((await fetch(server.url)).status).toBe(503);
    await server.close();
  });
});
