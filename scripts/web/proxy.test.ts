import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { close, listen } from '../lib/listen.ts';
import { startOurs, type TestServer } from './test-servers.ts';

/** Creates a CMS that responds to the first request of a connection and closes it on the second. */
function createClosingCms(received: string[]): Server {
  const used = new WeakSet<Socket>();
  return createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    if (used.has(request.socket) || request.url === '/api/lost') {
      request.socket.destroy();
      return;
    }
    used.add(request.socket);
    response.end('{}');
  });
}

let received: string[];
let cms: Server;
let web: TestServer;
let site: string;

beforeEach(async () => {
  received = [];
  cms = createClosingCms(received);
  web = await startOurs({
    siteStateDir: '',
    cmsUrl: await listen(cms),
    panelUrl: 'https://cms.example',
  });
  site = web.url;
});

afterEach(async () => {
  await web.close();
  await close(cms);
});

test('retries a read request when the kept-alive connection was closed', async () => {
  expect((await fetch(`${site}/api/products`)).status).toBe(200);
  expect((await fetch(`${site}/api/overview`)).status).toBe(200);
  expect(received).toEqual(['GET /api/products', 'GET /api/overview', 'GET /api/overview']);
});

test('does not retry a read request on a new connection', async () => {
  expect((await fetch(`${site}/api/lost`)).status).toBe(502);
  expect(received).toEqual(['GET /api/lost']);
});

test('sends a write request once, on a new connection', async () => {
  await fetch(`${site}/api/products`);
  const write = (path: string) => fetch(site + path, { method: 'POST', body: '{}' });
  expect((await write('/api/enquiries')).status).toBe(200);
  expect((await write('/api/lost')).status).toBe(502);
  expect(received).toEqual(['GET /api/products', 'POST /api/enquiries', 'POST /api/lost']);
});
