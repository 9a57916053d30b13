import { createServer, type Server } from 'node:http';
import { close, listen } from './listen.ts';
import { CmsUnavailable, CmsRefused, readSnapshot, referTo } from './read-snapshot.ts';

const WHOLE = {
  revision: 'r',
  entries: { 'api::a.a:1': 'h' },
  labels: { 'api::a.a:1': { type: 'Producto', name: 'Lector', slug: 'lector' } },
  shown: {},
  redirects: { '/productos/viejo': { status: 301 as const, to: '/productos/lector' } },
};

let server: Server;
let cmsResponse: { status: number; body: string };
let apiUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer token';
    response.writeHead(isKnown ? cmsResponse.status : 401).end(cmsResponse.body);
  });
  apiUrl = await listen(server);
});
afterAll(() => close(server));

beforeEach(() => (cmsResponse = { status: 200, body: JSON.stringify({ data: WHOLE }) }));

test('returns the published content', async () => {
  expect(await readSnapshot({ apiUrl, token: 'token' })).toEqual(WHOLE);
});

test('rejects with CmsRefused when the CMS rejects the token', async () => {
  const refused = readSnapshot({ apiUrl, token: 'other' });
  await expect(refused).rejects.toBeInstanceOf(CmsRefused);
  await expect(refused).rejects.toThrow('STRAPI_TOKEN');
});

test.each([500, 502, 503])('rejects with CmsUnavailable for the status %i', async (status) => {
  cmsResponse = { status, body: '' };
  await expect(readSnapshot({ apiUrl, token: 'token' })).rejects.toBeInstanceOf(CmsUnavailable);
});

test('rejects with CmsUnavailable when the connection is refused', async () => {
  const nowhere = readSnapshot({ apiUrl: 'http://127.0.0.1:9', token: 'token' });
  await expect(nowhere).rejects.toBeInstanceOf(CmsUnavailable);
});

test.each(['', '{}', '{"data":{"revision":"r"}}'])(
  'rejects with CmsRefused for the response «%s»',
  async (body) => {
    cmsResponse = { status: 200, body };
    await expect(readSnapshot({ apiUrl, token: 'token' })).rejects.toBeInstanceOf(CmsRefused);
  },
);

test('refers to an entry by type, id and name', () => {
  expect(referTo(WHOLE, 'api::a.a:1')).toEqual({
    uid: 'api::a.a',
    documentId: '1',
    name: 'Lector',
  });
  expect(referTo(WHOLE, 'api::a.a:2')).toBeUndefined();
});
