import { createHmac } from 'node:crypto';

import type { Account } from '../../src/platform/env/secrets';
import { AUDIENCES, type Identity } from '../../src/route-access/audiences';
import { ROUTE_DECISIONS } from '../../src/route-access/route-decisions';
import { TEST_ENVIRONMENT } from '../support/environment';
import { exampleAddress } from '../support/identities';
import { addAccount, changeRole, openSession, signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Every route for accounts of the dashboard that requires a session. */
const CALLS = [...ROUTE_DECISIONS].flatMap(([name, { audience }]): [Method, string][] => {
  const identities: readonly Identity[] = AUDIENCES[audience];
  if (!identities.includes('manager') || identities.includes('visitor')) return [];
  const [method = '', path = ''] = name.split(' ');
  return [[method.toLowerCase() as Method, exampleAddress(path)]];
});

const OTHER: Account = { email: 'otra@example.test', password: 'Prueba-otra-1' };

describe('each request of the dashboard', () => {
  const cms = setUpCms();
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
});
