import type { FastifyInstance } from 'fastify';
import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import type { AccessFacts, ProgramLog } from '../../lib/program-log.ts';
import { UserError } from '../../lib/user-error.ts';
import type { Publisher } from '../queue/publisher.ts';
import { createServer } from './server.ts';

const SECRET = 'a-secret-that-is-long-enough-for-this';
const AUTHORIZED = { authorization: `Bearer ${SECRET}` };
const STATUS: PublisherStatus = {
  state: 'idle',
  releases: [],
  isHeld: false,
  held: [],
  failedAttempts: [],
  version: '0.1.0',
};

let calls: unknown[];
let logged: AccessFacts[];
let failures: (string | undefined)[];
let app: FastifyInstance;
let url: string;

type Sent = { headers?: Record<string, string>; body?: string };

const post = (path: string, { headers, body }: Sent = {}) =>
  fetch(url + path, { method: 'POST', headers: { ...AUTHORIZED, ...headers }, body });

beforeEach(async () => {
  calls = [];
  logged = [];
  failures = [];
  const publisher: Publisher = {
    start: () => calls.push('start'),
    stop: () => Promise.resolve(),
    notifyChange: () => calls.push('check'),
    publish: (options) => calls.push(['publish', options]),
    rollback: (id) => {
      calls.push(`rollback ${id}`);
      if (id === 'broken') return Promise.reject(new Error('se rompió'));
      return id === 'gone' ? Promise.reject(new UserError('no existe')) : Promise.resolve();
    },
    status: () => Promise.resolve(STATUS),
  };
  const log: ProgramLog = {
    info: () => undefined,
    error: (_message, requestId) => failures.push(requestId),
    access: (facts) => logged.push(facts),
  };
  app = createServer({ publisher, secret: SECRET, log });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => app.close());

test.each([
  ['POST', '/hooks/strapi'],
  ['POST', '/publish'],
  ['POST', '/rollback'],
  ['GET', '/status'],
] as const)('%s %s requires the secret', async (method, path) => {
  for (const authorization of ['', 'Bearer wrong', SECRET, `Bearer ${SECRET}x`]) {
    const response = await fetch(url + path, { method, headers: { authorization } });
    expect(response.status).toBe(401);
  }
  expect(calls).toEqual([]);
});

test.each([
  ['application/json', '{"event":"entry.publish"}'],
  ['application/json', 'this is not JSON'],
  ['text/plain', 'x'],
])('accepts a webhook of type %s with the body %s as a hint', async (type, body) => {
  const response = await post('/hooks/strapi', { headers: { 'content-type': type }, body });
  expect(response.status).toBe(202);
  expect(calls).toEqual(['check']);
});

test('accepts a webhook without a body as a hint', async () => {
  expect((await post('/hooks/strapi')).status).toBe(202);
  expect(calls).toEqual(['check']);
});

test.each([
  [undefined, false],
  [{}, false],
  [{ fromScratch: true }, true],
])('accepts a publish request with %j, from empty caches: %s', async (body, isFromScratch) => {
  const headers = body && { 'content-type': 'application/json' };
  const response = await post('/publish', { headers, body: body && JSON.stringify(body) });
  expect(response.status).toBe(202);
  expect(calls).toEqual([['publish', { isFromScratch }]]);
});

test('responds to a rollback with the new status', async () => {
  const rollBack = (body: object) =>
    post('/rollback', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await (await rollBack({ release: 'one' })).json()).toEqual(STATUS);
  expect(calls).toEqual(['rollback one']);
  expect((await rollBack({ release: 'gone' })).status).toBe(400);
  expect((await rollBack({})).status).toBe(400);
});

test('serves the status and the health check', async () => {
  const status = await fetch(`${url}/status`, { headers: AUTHORIZED });
  expect(await status.json()).toEqual(STATUS);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('keeps the request id of the caller in the response and in the log', async () => {
  const id = 'un-id-de-otro-programa';
  const response = await post('/publish', { headers: { 'X-Request-Id': id } });
  expect(response.headers.get('x-request-id')).toBe(id);
  expect(logged).toEqual([
    { requestId: id, method: 'POST', route: '/publish', status: 202, ms: expect.any(Number) },
  ]);
});

test('excludes the polled routes from the access log', async () => {
  await fetch(`${url}/healthz`);
  await fetch(`${url}/status`, { headers: AUTHORIZED });
  expect(logged).toEqual([]);
});

test('logs a failure with the id of its request', async () => {
  const body = JSON.stringify({ release: 'broken' });
  const headers = { 'X-Request-Id': 'el-que-fallo', 'Content-Type': 'application/json' };
  const response = await post('/rollback', { body, headers });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('se rompió');
  expect(failures).toEqual(['el-que-fallo']);
});
