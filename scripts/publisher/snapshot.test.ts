import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CmsAway, CmsRefused, readSnapshot, referTo } from './snapshot.ts';

const WHOLE = {
  revision: 'r',
  entries: { 'api::a.a:1': 'h' },
  labels: { 'api::a.a:1': { type: 'Producto', name: 'Lector', slug: 'lector' } },
  shown: {},
  redirects: { '/productos/viejo': '/productos/lector' },
};

let server: Server;
let answer: { status: number; body: string };
let apiUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer token';
    response.writeHead(isKnown ? answer.status : 401).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(() => (answer = { status: 200, body: JSON.stringify({ data: WHOLE }) }));

test('it answers what the CMS has published', async () => {
  expect(await readSnapshot({ apiUrl, token: 'token' })).toEqual(WHOLE);
});

test('a refused token has to be mended by somebody', async () => {
  const refused = readSnapshot({ apiUrl, token: 'other' });
  await expect(refused).rejects.toBeInstanceOf(CmsRefused);
  await expect(refused).rejects.toThrow('STRAPI_TOKEN');
});

test.each([500, 502, 503])('a CMS that answers %i is away', async (status) => {
  answer = { status, body: '' };
  await expect(readSnapshot({ apiUrl, token: 'token' })).rejects.toBeInstanceOf(CmsAway);
});

test('a CMS that nobody listens for is away', async () => {
  const nowhere = readSnapshot({ apiUrl: 'http://127.0.0.1:9', token: 'token' });
  await expect(nowhere).rejects.toBeInstanceOf(CmsAway);
});

test.each(['', '{}', '{"data":{"revision":"r"}}'])('the answer «%s» is refused', async (body) => {
  answer = { status: 200, body };
  await expect(readSnapshot({ apiUrl, token: 'token' })).rejects.toBeInstanceOf(CmsRefused);
});

test('an entry is referred to by type, id and name', () => {
  expect(referTo(WHOLE, 'api::a.a:1')).toEqual({
    uid: 'api::a.a',
    documentId: '1',
    name: 'Lector',
  });
  expect(referTo(WHOLE, 'api::a.a:2')).toBeUndefined();
});
