import { SESSION_MESSAGES } from '../../contracts/session';
import { type Cms, startCms } from '../support/cms';
import { DASHBOARD_ADMIN } from '../support/environment';
import { addAccount, signIn } from '../support/staff';

const OTHER = { email: 'otra@example.test', password: 'Prueba-otra-1' };
const WRONG = 'No-es-esta-1';

describe('the limit of failed sign-ins', () => {
  let cms: Cms;
  const attempt = (address: string, { email, password }: { email: string; password: string }) =>
    cms.request
      .post('/api/auth/local')
      .set('X-Forwarded-For', address)
      .send({ identifier: email, password });
  const fail = (address: string, email: string) => attempt(address, { email, password: WRONG });

  beforeEach(async () => {
    cms = await startCms({
      RATE_LIMIT_SIGN_IN_FAILURES_PER_MINUTE: '',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    await addAccount(cms, OTHER);
  });
  afterEach(() => cms.stop());

  it('stops one address after five, whichever accounts it tries, and says when to come back', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect((await fail('203.0.113.1', `alguien${i}@example.test`)).status).toBe(400);
    }
    const refused = await attempt('203.0.113.1', DASHBOARD_ADMIN);
    expect(refused.status).toBe(429);
    expect(refused.body.error.message).toBe(SESSION_MESSAGES.limited);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await attempt('203.0.113.2', DASHBOARD_ADMIN)).status).toBe(200);
  });

  it('stops one account after five, from whichever addresses, and no other', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect((await fail(`198.51.100.${i}`, OTHER.email.toUpperCase())).status).toBe(400);
    }
    expect((await attempt('198.51.100.9', OTHER)).status).toBe(429);
    // What was refused unheard is no failure of that address.
    for (let i = 0; i < 8; i += 1) await fail('198.51.100.9', OTHER.email);
    expect((await attempt('198.51.100.9', DASHBOARD_ADMIN)).status).toBe(200);
  });

  it('counts failures only, and lets none through that come at once', async () => {
    for (let i = 0; i < 8; i += 1) {
      expect((await attempt('203.0.113.7', DASHBOARD_ADMIN)).status).toBe(200);
    }
    for (let i = 0; i < 8; i += 1) {
      expect((await attempt('203.0.113.7', { email: 'x', password: '' })).status).toBe(400);
    }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fail('203.0.113.7', 'nadie@example.test')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('holds for guesses at the current password, too', async () => {
    const { call } = await signIn(cms);
    const guess = () =>
      call('post', '/api/auth/change-password').send({
        currentPassword: WRONG,
        password: 'Nueva-clave-1',
      });
    for (let i = 0; i < 5; i += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});
