import { randomUUID } from 'node:crypto';

import { buildEnquiry, countEnquiries, postEnquiry } from '../../support/build-enquiry';
import { DASHBOARD_ADMIN } from '../../support/environment';
import { type Cms, startCms } from '../../support/start-cms';

const LIMITS = {
  RATE_LIMIT_ENQUIRIES_PER_MINUTE: '5',
  RATE_LIMIT_ENQUIRIES_PER_HOUR: '8',
  RATE_LIMIT_NEWSLETTER_PER_MINUTE: '3',
};
const FORGED = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'X-Forwarded-Host'];

describe('the limit of an address', () => {
  let cms: Cms;

  describe('without a trusted proxy', () => {
    beforeAll(async () => {
      cms = await startCms(LIMITS);
    });
    afterAll(() => cms.stop());

    it('refuses the sixth enquiry of a minute with Retry-After', async () => {
      // Invalid enquiries do not count.
      for (let i = 0; i < 10; i += 1) await postEnquiry(cms, buildEnquiry({ name: '' }));
      const key = randomUUID();
      const first = await postEnquiry(cms, buildEnquiry(), key);
      for (let i = 0; i < 4; i += 1)
        expect((await postEnquiry(cms, buildEnquiry())).status).toBe(201);

      const refused = await postEnquiry(cms, buildEnquiry());
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(refused.body.error).toMatchObject({ status: 429, name: 'RateLimitError' });
      expect(refused.body.error.message).toMatch(/^Has enviado varias consultas/);

      const repeat = await postEnquiry(cms, buildEnquiry(), key);
      expect([repeat.status, repeat.body]).toEqual([200, first.body]);
      const form = await cms.request.post('/api/enquiries/form').type('form').send(buildEnquiry());
      expect([form.status, form.type]).toEqual([429, 'text/html']);
      expect(form.text).toContain('María Fernanda López');
      expect(await countEnquiries(cms)).toBe(5);
    });

    it.each(FORGED)('ignores the header %s', async (header) => {
      for (let i = 0; i < 3; i += 1) {
        const response = await postEnquiry(cms, buildEnquiry()).set(header, `10.9.8.${i}`);
        expect(response.status).toBe(429);
      }
    });

    it('ignores properties next to `data`', async () => {
      const body = { data: buildEnquiry(), email: 'otra@example.com' };
      expect((await cms.request.post('/api/enquiries').send(body)).status).toBe(429);
    });

    it('applies to the newsletter separately', async () => {
      const subscribe = (i: number) =>
        cms.request.post('/api/newsletter-subscriptions').send({ data: { email: `a${i}@b.mx` } });
      for (let i = 0; i < 3; i += 1) expect((await subscribe(i)).status).toBe(202);
      const refused = await subscribe(4);
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    });
  });

  describe('behind a trusted proxy', () => {
    const from = (address: string) =>
      postEnquiry(cms, buildEnquiry()).set('X-Forwarded-For', address);

    beforeAll(async () => {
      cms = await startCms({
        ...LIMITS,
        TRUSTED_PROXIES: '127.0.0.1',
        SITE_PUBLIC_URL: 'https://sitio.example.test',
      });
    });
    afterAll(() => cms.stop());

    it('sets a Secure cookie for a sign-in over TLS', async () => {
      const { email: identifier, password } = DASHBOARD_ADMIN;
      const response = await cms.request
        .post('/api/auth/local')
        .set({ 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' })
        .send({ identifier, password });
      expect([response.status, Object.keys(response.body)]).toEqual([200, ['jwt', 'user']]);
      const cookies = response.headers['set-cookie'] as unknown as string[];
      for (const cookie of cookies) {
        expect(cookie).toMatch(/; path=\/api\/auth;.*samesite=strict; secure; httponly/i);
      }
    });

    it('counts each client separately', async () => {
      for (let i = 0; i < 5; i += 1) expect((await from('203.0.113.1')).status).toBe(201);
      expect((await from('203.0.113.1')).status).toBe(429);
      expect((await from('203.0.113.2')).status).toBe(201);
    });

    it('uses the address that the proxy added, not those before it', async () => {
      const statuses = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await from(`10.0.0.${i}, 203.0.113.9`)).status);
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    });

    it('counts an IPv6 network as one address', async () => {
      const statuses = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await from(`2001:db8:1:2::${i}`)).status);
      expect(statuses.at(-1)).toBe(429);
      expect((await from('2001:db8:1:3::1')).status).toBe(201);
    });

    it('counts concurrent repeats of one key once', async () => {
      const key = randomUUID();
      const responses = await Promise.all(
        Array.from({ length: 20 }, () =>
          postEnquiry(cms, buildEnquiry(), key).set('X-Forwarded-For', '203.0.113.50'),
        ),
      );
      expect(responses.every(({ status }) => status === 200 || status === 201)).toBe(true);
      expect((await from('203.0.113.50')).status).toBe(201);
    });
  });
});
