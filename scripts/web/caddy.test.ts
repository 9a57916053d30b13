import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGES, publishPages } from './test-release.ts';
import { close, hasCaddy, listen, startCaddy, startOurs, type TestServer } from './test-servers.ts';

/** What says nothing about a page, or is said by each server in its own way. */
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

beforeAll(async () => {
  if (!hasCaddy()) return;
  folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  await publishPages(folder, PAGES);
  cms = createServer((incoming, response) => {
    // Caddy asks this by itself.
    if (incoming.url !== '/healthz') received.push(incoming);
    incoming.resume();
    response.setHeader('Content-Type', 'text/plain');
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    response.end('cms');
  });
  const options = {
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

// `fetch` would tidy the address up before it is sent.
function ask(
  url: string,
  path_: string,
  headers = {},
): Promise<IncomingMessage & { text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/`, { path: path_, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      answer.on('end', () => resolve(Object.assign(answer, { text })));
    });
    asked.on('error', reject);
    asked.end();
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
  ])('answers %s as our server does', async (address) => {
    for (const encoding of ['br, gzip', 'identity']) {
      const answers = await Promise.all(
        [ours.url, caddy.url].map((url) => ask(url, address, { 'Accept-Encoding': encoding })),
      );
      const [expected, seen] = answers.map(({ statusCode, headers, text }) => ({
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

  test('the time of a file tells nothing, since a rollback sets it back', async () => {
    const since = { 'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString() };
    const answer = await ask(caddy.url, '/productos', since);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['last-modified']).toBeUndefined();
  });

  test('a page that is not there is sent whole, also to who has it', async () => {
    const etag = (await ask(caddy.url, '/no-existe')).headers.etag ?? '*';
    const again = await ask(caddy.url, '/no-existe', { 'If-None-Match': etag });
    expect(again.statusCode).toBe(404);
    expect(again.text).toContain('no encontrada');
    const moved = await ask(caddy.url, '/productos/viejo', { 'If-None-Match': '*' });
    expect(moved.headers.location).toBe('/productos/nuevo');
  });

  test('a body beyond all limits is refused before it is sent', async () => {
    const answer = await ask(caddy.url, '/api/upload', { 'Content-Length': '25000000' });
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ data: null, error: { status: 413 } });
    expect(received).toHaveLength(0);
  });

  test('the host of the panel hands on what the panel needs, with the true address', async () => {
    const forged = {
      'X-Forwarded-For': '6.6.6.6',
      'X-Real-IP': '6.6.6.6',
      Forwarded: 'for=6.6.6.6',
    };
    const answer = await ask(caddy.panelUrl ?? '', '/admin/init', forged);
    expect(answer.text).toBe('cms');
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(received[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(received[0]?.headers).not.toHaveProperty('x-real-ip');
    expect(received[0]?.headers).not.toHaveProperty('forwarded');
  });

  test('its log has the id of each answer, and neither who asked nor for what', async () => {
    const answer = await ask(caddy.url, '/api/enquiries/ana@example.com?search=Ana', {
      Cookie: 'sesion=secreta',
      Authorization: 'Bearer secreto',
    });
    const id = String(answer.headers['x-request-id']);
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

  test('what Prometheus reads has a port of its own', async () => {
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
  ])('the host of the panel does not hand on %s', async (address) => {
    expect((await ask(caddy.panelUrl ?? '', address)).statusCode).toBe(404);
    expect(received).toHaveLength(0);
  });

  test.each(['/healthz', '/readyz', '/_health', '/metrics'])(
    'what programs ask each other is no page: %s',
    async (address) => {
      expect((await ask(caddy.url, address)).statusCode).toBe(404);
      expect(received).toHaveLength(0);
    },
  );
});
