import { SESSION_MESSAGES } from '../../contracts/session';
import {
  CHALLENGE_ENDED_ERROR,
  TWO_FACTOR_MESSAGES,
  TWO_FACTOR_REQUIRED_ERROR,
} from '../../contracts/two-factor';
import { createSecretBox } from '../../src/platform/values/secret-box';
import { signInAsSuperAdmin, signInWithRole, signInWithPermissions } from '../support/panel-staff';
import { cookieOf, openSession, signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';
import { codeOf, createTwoFactorTesting } from '../support/two-factor';

const USERS = 'plugin::users-permissions.user';
const WRONG_CODE = { path: ['code'], message: TWO_FACTOR_MESSAGES.wrongCode };

describe('required two-factor sign-in', () => {
  const cms = setUpCms({ DASHBOARD_TWO_FACTOR_REQUIRED: 'true' });
  const testing = createTwoFactorTesting(cms);

  describe('setup', () => {
    it('requires the password, then a code of the application, and returns ten recovery codes', async () => {
      const account = await testing.newAccount();
      const { call } = await signIn(cms, account);
      const setup = (body: object) => call('post', '/api/auth/two-factor/setup').send(body);
      const enable = (body: object) => call('post', '/api/auth/two-factor/enable').send(body);

      const refused = await setup({ currentPassword: 'No-es-esta-1' });
      expect([refused.status, refused.body.error.details.errors]).toEqual([
        400,
        [{ path: ['currentPassword'], message: SESSION_MESSAGES.wrongPassword }],
      ]);
      await setup({}).expect(400);
      await enable({ code: '123456' }).expect(409);

      const { body } = await setup({ currentPassword: account.password }).expect(200);
      const { secret, uri } = body.data as { secret: string; uri: string };
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      const address = new URL(uri);
      expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
      expect(decodeURIComponent(address.pathname)).toMatch(new RegExp(`:${account.email}$`));
      expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, digits: '6' });

      const wrong = await enable({ code: codeOf(secret, 5) });
      expect([wrong.status, wrong.body.error.details.errors]).toEqual([400, [WRONG_CODE]]);
      const enabled = await enable({ code: codeOf(secret) }).expect(200);
      const { recoveryCodes } = enabled.body.data as { recoveryCodes: string[] };
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes)
        expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);

      const state = await call('get', '/api/auth/two-factor').expect(200);
      expect(state.body.data).toEqual({
        isEnabled: true,
        isRequired: true,
        enabledAt: expect.any(String),
        recoveryCodesLeft: 10,
      });
      await setup({ currentPassword: account.password }).expect(409);
      const stored = JSON.stringify(await testing.row(account.id));
      for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
    });

    it('ends other sessions that were opened with the password alone', async () => {
      const account = await testing.newAccount();
      const other = await signIn(cms, account);
      const mine = await signIn(cms, account);
      const { body } = await mine
        .call('post', '/api/auth/two-factor/setup')
        .send({ currentPassword: account.password });
      await mine
        .call('post', '/api/auth/two-factor/enable')
        .send({ code: codeOf(body.data.secret) })
        .expect(200);
      await mine.call('get', '/api/overview').expect(200);
      await other.call('get', '/api/auth/verify').expect(401);
      await cms.request.post('/api/auth/refresh').set('Cookie', other.cookie).expect(401);
    });

    it('expires when the first code is late', async () => {
      const account = await testing.newAccount();
      const { call } = await signIn(cms, account);
      const { body } = await call('post', '/api/auth/two-factor/setup').send({
        currentPassword: account.password,
      });
      await testing.change(account.id, {
        pendingSince: new Date(Date.now() - 16 * 60_000).toISOString(),
      });
      const late = await call('post', '/api/auth/two-factor/enable').send({
        code: codeOf(body.data.secret),
      });
      expect([late.status, late.body.error.message]).toEqual([409, TWO_FACTOR_MESSAGES.setupEnded]);
    });

    it('is the only request allowed to an account without it', async () => {
      const account = await testing.newAccount();
      const { call, user } = await signIn(cms, account);
      expect(user).toMatchObject({ email: account.email, mustSetUpTwoFactor: true });
      await call('get', '/api/auth/verify').expect(200);
      await call('get', '/api/auth/two-factor').expect(200);

      const refused = [
        call('get', '/api/overview'),
        call('get', '/API/overview/'),
        call('get', '/api/products'),
        call('get', '/api/enquiries'),
        call('get', '/api/auth/sessions'),
        call('put', '/api/auth/me').send({ data: { name: 'Otro nombre' } }),
        call('post', '/api/auth/change-password').send({}),
        call('post', '/api/auth/two-factor/disable').send({}),
        call('post', '/api/auth/two-factor/recovery-codes').send({}),
        call('post', '/api/upload').send({}),
        call('post', '/api/publication').send({}),
        call('get', '/api/no-existe'),
      ];
      for (const response of await Promise.all(refused)) {
        const { name, message } = response.body.error;
        expect([response.status, name, message]).toEqual([
          403,
          TWO_FACTOR_REQUIRED_ERROR,
          TWO_FACTOR_MESSAGES.required,
        ]);
      }
      await call('post', '/api/auth/logout').send({}).expect(200);
    });
  });

  describe('signing in', () => {
    it('requires a code after the password, which alone gives no access', async () => {
      const { account, secret } = await testing.enrol();
      const first = await cms.request
        .post('/api/auth/local')
        .send({ identifier: account.email, password: account.password })
        .expect(200);
      const { token } = first.body.challenge as { token: string };
      expect(first.body).toEqual({
        challenge: { token: expect.any(String), methods: ['app', 'recovery'] },
      });
      expect(first.headers['set-cookie']).toBeUndefined();
      await openSession(cms, token).call('get', '/api/auth/verify').expect(401);
      await cms.request
        .post('/api/auth/refresh')
        .set('Cookie', `strapi_up_refresh=${token}`)
        .expect(401);

      const second = await testing.verify(
        token,
        ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `,
      );
      expect(second.status).toBe(200);
      expect(second.body.user).toEqual({
        id: account.id,
        name: account.email,
        email: account.email,
        role: 'admin',
        signature: '',
      });
      await openSession(cms, second.body.jwt).call('get', '/api/overview').expect(200);
      await cms.request.post('/api/auth/refresh').set('Cookie', cookieOf(second)).expect(200);
    });

    it('refuses a challenge that is forged, expired, or issued before a password change', async () => {
      const { account, session, secret } = await testing.enrol();
      const challenge = await testing.challenge(account);
      const [payload = '', signature = ''] = challenge.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const forged = Buffer.from(JSON.stringify({ ...claims, exp: Date.now() * 2 }));
      await session
        .call('post', '/api/auth/change-password')
        .send({ currentPassword: account.password, password: 'Nueva-dos-pasos-1' })
        .expect(200);
      const refused = [
        '',
        'x',
        `${forged.toString('base64url')}.${signature}`,
        challenge,
        session.jwt,
      ];
      for (const token of refused) {
        const { status, body } = await testing.verify(token, codeOf(secret));
        expect([status, body.error.name]).toEqual([400, CHALLENGE_ENDED_ERROR]);
      }
      // The new password requires a code too.
      const next = await testing.challenge({ ...account, password: 'Nueva-dos-pasos-1' });
      await testing.verify(next, codeOf(secret)).expect(200);
    });

    it('accepts recovery codes when the secret was encrypted with another key', async () => {
      const { account, secret, recoveryCodes } = await testing.enrol();
      await testing.change(account.id, {
        secret: createSecretBox('otra clave', '').seal(secret, account.id),
      });
      const { body } = await cms.request
        .post('/api/auth/local')
        .send({ identifier: account.email, password: account.password });
      expect(body.challenge.methods).toEqual(['recovery']);
      await testing.verify(body.challenge.token, codeOf(secret)).expect(400);
      await testing.verify(body.challenge.token, recoveryCodes[0] ?? '').expect(200);
    });
  });

  describe('changes', () => {
    const confirmed = async (address: string, body: object, session: { jwt: string }) =>
      openSession(cms, session.jwt).call('post', `/api/auth/two-factor/${address}`).send(body);

    it.each(['disable', 'recovery-codes'])(
      '%s requires the password and a code',
      async (address) => {
        const { account, session, secret } = await testing.enrol();
        const currentPassword = account.password;
        const responses = [
          await confirmed(address, {}, session),
          await confirmed(address, { currentPassword }, session),
          await confirmed(address, { code: codeOf(secret) }, session),
          await confirmed(
            address,
            { currentPassword: 'No-es-esta-1', code: codeOf(secret) },
            session,
          ),
          await confirmed(address, { currentPassword, code: codeOf(secret, 5) }, session),
        ];
        expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
        expect((await testing.row(account.id)).enabledAt).not.toBeNull();
        const done = await confirmed(address, { currentPassword, code: codeOf(secret) }, session);
        expect(done.status).toBe(200);
      },
    );

    it('disabling restores sign-in by password and notifies the owner', async () => {
      const { account, session, secret } = await testing.enrol();
      const body = { currentPassword: account.password, code: codeOf(secret) };
      const off = await confirmed('disable', body, session);
      expect(off.body.data).toMatchObject({ isEnabled: false, recoveryCodesLeft: 0 });
      expect(await testing.row(account.id)).toBeNull();
      expect((await signIn(cms, account)).user).toMatchObject({ mustSetUpTwoFactor: true });
      expect((await testing.mailsTo(account.id)).map(({ kind }) => kind)).toEqual([
        'two-factor-disabled',
      ]);
    });

    it('replaces the recovery codes', async () => {
      const { account, session, secret, recoveryCodes } = await testing.enrol();
      const body = { currentPassword: account.password, code: codeOf(secret) };
      const renewed = await confirmed('recovery-codes', body, session);
      const challenge = await testing.challenge(account);
      await testing.verify(challenge, recoveryCodes[0] ?? '').expect(400);
      await testing.verify(challenge, renewed.body.data.recoveryCodes[0]).expect(200);
    });

    it('deletes the factor with the account', async () => {
      const { account } = await testing.enrol();
      const panel = await signInAsSuperAdmin(cms);
      await panel
        .call('delete', `/content-manager/collection-types/${USERS}/${account.documentId}`)
        .expect(200);
      expect(await testing.row(account.id)).toBeNull();
    });
  });

  describe('in the CMS panel', () => {
    const address = ({ documentId }: { documentId: string }, action = '') =>
      `/two-factor/accounts/${documentId}${action}`;

    it('can be reset by users who manage accounts: sessions end, the owner is notified, the log has an entry', async () => {
      const { account, session } = await testing.enrol();
      const panel = await signInAsSuperAdmin(cms);
      const before = await panel.call('get', address(account)).expect(200);
      expect(before.body.data).toEqual({
        isEnabled: true,
        enabledAt: expect.any(String),
        canReset: true,
      });
      const after = await panel.call('post', address(account, '/reset')).send({}).expect(200);
      expect(after.body.data).toEqual({ isEnabled: false, enabledAt: null, canReset: true });
      await panel.call('post', address(account, '/reset')).send({}).expect(200);

      await session.call('get', '/api/auth/verify').expect(401);
      await signIn(cms, account);
      const mails = await testing.mailsTo(account.id);
      expect(mails.map(({ kind }) => kind)).toEqual(['two-factor-reset']);
      const log = await cms.strapi.db
        .query('api::privacy-log.privacy-log')
        .findMany({ where: { action: 'two-factor-reset' } });
      expect(log).toHaveLength(1);
    });

    it('is neither visible nor resettable for others', async () => {
      const { account, session } = await testing.enrol();
      const reader = await signInWithPermissions(cms, 'lector', { read: [USERS] });
      for (const panel of [await signInWithRole(cms, 'administrador'), reader]) {
        await panel.call('post', address(account, '/reset')).send({}).expect(403);
      }
      await reader.call('get', address(account)).expect(200);
      await cms.request.post(address(account, '/reset')).send({}).expect(401);
      await session.call('post', address(account, '/reset')).send({}).expect(401);
      expect(await testing.row(account.id)).not.toBeNull();
    });

    it('exposes no stored secrets in responses or filters', async () => {
      const { account, secret } = await testing.enrol();
      const panel = await signInAsSuperAdmin(cms);
      const row = await testing.row(account.id);
      const list = `/content-manager/collection-types/${USERS}`;
      const shown = await panel.call('get', `${list}/${account.documentId}`).expect(200);
      for (const text of [secret, row.secret, row.recoveryHashes, 'lastStep']) {
        expect(JSON.stringify(shown.body)).not.toContain(text);
      }
      const found = await panel.call('get', `${list}?_q=${row.secret}`).expect(200);
      expect(found.body.results).toEqual([]);
      const type = '/content-manager/collection-types/api::two-factor.two-factor';
      expect((await panel.call('get', type)).status).toBe(403);
    });
  });
});
