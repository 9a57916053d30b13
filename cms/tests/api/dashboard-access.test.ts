import { createHmac } from 'node:crypto';

import type { Account } from '../../src/platform/env/secrets';
import { TEST_ENVIRONMENT } from '../support/environment';
import { expectLoggedErrors } from '../support/logged-errors';
import { addAccount, changeRole, openSession, signIn } from '../support/sign-in';
import { type Cms, startCms } from '../support/start-cms';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Every request of the dashboard that requires a session. */
const CALLS: readonly (readonly [Method, string])[] = [
  ['get', '/api/auth/verify'],
  ['post', '/api/auth/logout'],
  ['get', '/api/auth/sessions'],
  ['delete', '/api/auth/sessions/x'],
  ['put', '/api/auth/me'],
  ['post', '/api/auth/change-password'],
  ['get', '/api/auth/two-factor'],
  ['post', '/api/auth/two-factor/setup'],
  ['post', '/api/auth/two-factor/enable'],
  ['post', '/api/auth/two-factor/disable'],
  ['post', '/api/auth/two-factor/recovery-codes'],
  ['get', '/api/overview'],
  ['get', '/api/health-report'],
  ['get', '/api/publication'],
  ['post', '/api/publication'],
  ['get', '/api/dashboard-settings'],
  ['put', '/api/dashboard-settings'],
  ['get', '/api/product-categories'],
  ['post', '/api/upload'],
  ...['products', 'services'].flatMap((type) => [
    ['get', `/api/${type}`] as const,
    ['get', `/api/${type}?status=draft&search=a`] as const,
    ['get', `/api/${type}/x`] as const,
    ['post', `/api/${type}`] as const,
    ['put', `/api/${type}/x`] as const,
    ['delete', `/api/${type}/x`] as const,
    ['post', `/api/${type}/x/publish`] as const,
    ['post', `/api/${type}/x/unpublish`] as const,
  ]),
  ['get', '/api/enquiries'],
  ['get', '/api/enquiries/x'],
  ['put', '/api/enquiries/x'],
  ['delete', '/api/enquiries/x'],
  ['post', '/api/enquiries/x/replies'],
  ['post', '/api/enquiries/x/take'],
  ['post', '/api/enquiries/x/release'],
  ['post', '/api/enquiries/x/assign'],
  ['get', '/api/enquiries/owners'],
  ['get', '/api/enquiries/today'],
  ['put', '/api/enquiries/x/next-step'],
  ['delete', '/api/enquiries/x/next-step'],
  ['get', '/api/enquiries/x/person'],
  ['post', '/api/enquiries/x/person/merges'],
  ['delete', '/api/enquiries/x/person/merges/x'],
  ['post', '/api/enquiries/bulk'],
  ['post', '/api/enquiries/chats'],
  ['get', '/api/enquiries/summary'],
  ['get', '/api/enquiries/export'],
  ['get', '/api/enquiries/report?from=2026-01-01&to=2026-01-31'],
  ['post', '/api/personal-data/search'],
  ['post', '/api/personal-data/export'],
  ['post', '/api/personal-data/erase'],
  ['get', '/api/personal-data/retention'],
  ['put', '/api/personal-data/retention'],
  ['get', '/api/personal-data/log'],
];

const OTHER: Account = { email: 'otra@example.test', password: 'Prueba-otra-1' };

describe('each request of the dashboard', () => {
  let cms: Cms;
  let expired: string;
  let ended: string;
  let stranger: string;

  /** Sends a request as the dashboard does: pictures as a form, everything else as JSON. */
  function send(method: Method, address: string, jwt?: string) {
    const request = jwt
      ? openSession(cms, jwt).call(method, address)
      : cms.request[method](address);
    if (address === '/api/upload') return request.attach('files', Buffer.from('x'), 'x.png');
    return method === 'get' || method === 'delete' ? request : request.send({ data: {} });
  }

  /** Returns the token of a live session, signed again with another expiry. */
  async function tokenUntil(exp: number): Promise<string> {
    const { jwt } = await signIn(cms);
    const [head = '', payload = ''] = jwt.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const body = Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url');
    const signature = createHmac('sha256', TEST_ENVIRONMENT.JWT_SECRET ?? '')
      .update(`${head}.${body}`)
      .digest('base64url');
    return `${head}.${body}.${signature}`;
  }

  beforeAll(async () => {
    cms = await startCms();
    const now = Math.floor(Date.now() / 1000);
    expired = await tokenUntil(now - 1);
    const valid = openSession(cms, await tokenUntil(now + 60));
    await valid.call('get', '/api/auth/verify').expect(200);

    const session = await signIn(cms);
    await session.call('post', '/api/auth/logout').send({}).expect(200);
    ended = session.jwt;

    const { id } = await addAccount(cms, OTHER);
    stranger = (await signIn(cms, OTHER)).jwt;
    await changeRole(cms, id, 'authenticated');
  });
  afterAll(() => cms.stop());

  it.each(CALLS)('%s %s is refused without a role of the dashboard', async (method, address) => {
    const statuses = [];
    for (const jwt of [undefined, 'no-es-un-token', expired, ended, stranger]) {
      const { status, body, headers } = await send(method, address, jwt);
      statuses.push(status);
      expect(body).toMatchObject({ data: null, error: { status } });
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(statuses).toEqual([401, 401, 401, 401, 403]);
  });

  it('exists: no request of this list gets 404 or 405', async () => {
    expectLoggedErrors(/There is no publisher/);
    const { jwt } = await signIn(cms);
    for (const [method, address] of CALLS) {
      if (address === '/api/auth/logout') continue;
      const { status, body } = await send(method, address, jwt);
      expect([method, address, status]).not.toEqual([method, address, 405]);
      expect(body.error?.message).not.toBe('No encontramos lo que buscas');
    }
  });
});
