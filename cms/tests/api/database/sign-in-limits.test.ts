import { ATTEMPT_LIMITS, SESSION_MESSAGES } from '../../../contracts/session';
import { CMS_ADMIN, DASHBOARD_ADMIN } from '../../support/environment';
import { signInWithRole } from '../../support/panel-staff';
import { addAccount, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

type Account = { email: string; password: string };

const OTHER = { email: 'otra@example.test', password: 'Prueba-otra-1' };
const WRONG = 'No-es-esta-1';
const FAILURES = 1;
const OF_ADDRESS = FAILURES * ATTEMPT_LIMITS.perAddress;
const OF_ACCOUNT = FAILURES * ATTEMPT_LIMITS.perAccount;

const DOORS = [
  {
    door: 'the dashboard',
    path: '/api/auth/local',
    owner: DASHBOARD_ADMIN,
    body: ({ email, password }: Account) => ({ identifier: email, password }),
  },
  {
    door: 'the panel',
    path: '/admin/login',
    owner: CMS_ADMIN,
    body: (account: Account) => account,
  },
];

/** Runs `work` `count` times in sequence. */
async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index += 1) results.push(await work(index));
  return results;
}

describe('the limit of failed attempts', () => {
  const cms = setUpCms({
    RATE_LIMIT_SIGN_IN_FAILURES: String(FAILURES),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  let networks = 0;
  /** Returns a network whose addresses no other test uses. */
  const nextNetwork = () => `203.0.${(networks += 1)}`;
  const send = (path: string, from: string, body: object) =>
    cms.request.post(path).set('X-Forwarded-For', from).send(body);

  beforeAll(async () => {
    await addAccount(cms, OTHER);
  });

  describe.each(DOORS)('at $door', ({ path, owner, body }) => {
    const attempt = (from: string, account: Account) => send(path, from, body(account));
    const fail = async (from: string, email: string) =>
      (await attempt(from, { email, password: WRONG })).status;

    it('blocks an address for one account with Retry-After, and no other address', async () => {
      const network = nextNetwork();
      const statuses = await times(3, () => fail(`${network}.1`, owner.email.toUpperCase()));
      expect(statuses).toEqual([400, 429, 429]);
      const refused = await attempt(`${network}.1`, owner);
      const wait = Number(refused.headers['retry-after']);
      expect([refused.status, refused.body.error.message]).toEqual([
        429,
        SESSION_MESSAGES.limited(wait),
      ]);
      expect(wait).toBeGreaterThan(ATTEMPT_LIMITS.windowSeconds - 120);
      expect(wait).toBeLessThanOrEqual(ATTEMPT_LIMITS.windowSeconds);

      expect((await attempt(`${network}.2`, owner)).status).toBe(200);
    });

    it('blocks an address after failures with different accounts', async () => {
      const from = `${nextNetwork()}.1`;
      const statuses = await times(OF_ADDRESS + 1, (index) =>
        fail(from, `alguien${index}@example.test`),
      );
      expect(statuses).toEqual([...Array<number>(OF_ADDRESS).fill(400), 429]);
      expect((await attempt(from, owner)).status).toBe(429);
    });

    it('blocks an account, but not from an address where its owner signed in before', async () => {
      const network = nextNetwork();
      const home = `${network}.200`;
      await attempt(home, owner).expect(200);
      await times(OF_ACCOUNT, (index) => fail(`${network}.${index}`, owner.email));
      expect((await attempt(`${network}.100`, owner)).status).toBe(429);
      expect((await attempt(home, owner)).status).toBe(200);
      expect(await times(2, () => fail(home, owner.email))).toEqual([400, 429]);
    });

    it('counts failures only, also for concurrent attempts', async () => {
      const from = `${nextNetwork()}.1`;
      const account = { email: `nadie-${networks}@example.test`, password: WRONG };
      const responses = await Promise.all(Array.from({ length: 4 }, () => attempt(from, account)));
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([400, 429, 429, 429]);
    });
  });

  describe('of the dashboard', () => {
    const attempt = (from: string, identifier: string, password: string) =>
      send('/api/auth/local', from, { identifier, password });

    it('does not count successes or impossible credentials', async () => {
      const from = `${nextNetwork()}.1`;
      for (let i = 0; i < OF_ADDRESS; i += 1) {
        expect((await attempt(from, OTHER.email, OTHER.password)).status).toBe(200);
        expect((await attempt(from, 'x', '')).status).toBe(400);
      }
    });

    it('applies to guesses of the current password', async () => {
      const account = { email: 'clave@example.test', password: 'Prueba-clave-1' };
      await addAccount(cms, account);
      const { call } = await signIn(cms, account);
      const guess = () =>
        call('post', '/api/auth/change-password').send({
          currentPassword: WRONG,
          password: 'Nueva-clave-1',
        });
      expect(await times(2, async () => (await guess()).status)).toEqual([400, 429]);
    });
  });

  describe('of the panel', () => {
    it('counts requests for a password link separately from sign-ins', async () => {
      const from = `${nextNetwork()}.1`;
      const account = { email: 'olvido@example.test', password: 'Prueba-olvido-1' };
      const strange = { ...account, firstname: 'Ana', isActive: true, roles: [] };
      await cms.strapi.service('admin::user').create(strange);
      const ask = async () =>
        (await send('/admin/forgot-password', from, { email: account.email })).status;
      expect(await times(2, ask)).toEqual([204, 429]);
      expect((await send('/admin/login', from, account)).status).toBe(200);
    });

    it('applies to guesses of the current password', async () => {
      const { call } = await signInWithRole(cms, 'redactor');
      const guess = (currentPassword: string) =>
        call('put', '/admin/users/me').send({ currentPassword, password: 'Nueva-1-clave' });
      expect((await guess(WRONG)).status).toBe(400);
      const refused = await guess('Prueba-panel-2');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body.error.message).toMatch(/^Demasiados intentos\./);
    });
  });
});
