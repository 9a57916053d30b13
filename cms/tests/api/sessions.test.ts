import { SESSION_MESSAGES } from '../../contracts/session';
import { DASHBOARD_ADMIN, SITE_URL, TEST_ENVIRONMENT } from '../support/environment';
import { addAccount, changeRole, cookieOf, openSession, signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';
import { forgeToken, readClaims } from '../support/tokens';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0';

describe('dashboard sessions', () => {
  const cms = setUpCms();
  let people = 0;
  const newAccount = async (type?: string) => {
    people += 1;
    const account = { email: `persona${people}@example.test`, password: 'Prueba-persona-1' };
    return { ...account, id: (await addAccount(cms, account, type)).id as number };
  };
  const refresh = (cookie: string) =>
    cms.request.post('/api/auth/refresh').set('Cookie', cookie).send({});

  describe('signing in', () => {
    it('returns a token, the user, and a cookie that scripts cannot read', async () => {
      const { email, password } = DASHBOARD_ADMIN;
      const response = await cms.request
        .post('/api/auth/local')
        .set('Authorization', 'Bearer caducado')
        .send({ identifier: ` ${email.toUpperCase()} `, password });
      expect(response.status).toBe(200);
      expect(response.body).toEqual({
        jwt: expect.any(String),
        user: {
          ...{ id: expect.any(Number), name: 'Administrador', email, role: 'admin' },
          signature: '',
        },
      });
      const [cookie] = response.headers['set-cookie'] as unknown as string[];
      expect(cookie).toMatch(
        /^strapi_up_refresh=.+; path=\/api\/auth;.*samesite=strict; httponly/i,
      );
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it('is allowed for the admin role only', async () => {
      const { email: identifier, password } = await newAccount('authenticated');
      const response = await cms.request.post('/api/auth/local').send({ identifier, password });
      expect([response.status, response.body.error.message]).toEqual([
        400,
        'Credenciales inválidas',
      ]);
    });

    it('accepts the e-mail address and not the user name', async () => {
      const { email, password } = await newAccount();
      await cms.strapi.db
        .query('plugin::users-permissions.user')
        .update({ where: { email }, data: { username: 'apodo' } });
      const response = await cms.request
        .post('/api/auth/local')
        .send({ identifier: 'apodo', password });
      expect(response.status).toBe(400);
    });

    // Timing is unreliable on a busy machine, so the expensive operations are counted instead.
    it('does the same work for a wrong password as for an unknown account', async () => {
      const users = cms.strapi.service('plugin::users-permissions.user');
      const compare = jest.spyOn(users as { validatePassword: jest.Func }, 'validatePassword');
      for (const identifier of [DASHBOARD_ADMIN.email, 'nadie@example.test']) {
        await cms.request.post('/api/auth/local').send({ identifier, password: 'No-es-esta-1' });
      }
      const hashes = compare.mock.calls.map(([, hash]) => String(hash));
      compare.mockRestore();
      expect(hashes).toHaveLength(2);
      expect(hashes[0]).not.toBe(hashes[1]);
      // bcrypt, 10 rounds: fewer rounds or an invalid hash would be faster.
      for (const hash of hashes) expect(hash).toMatch(/^\$2[aby]\$10\$[./A-Za-z0-9]{53}$/);
    });
  });

  describe('the session', () => {
    it('returns the user', async () => {
      const { call, user } = await signIn(cms);
      const response = await call('get', '/api/auth/verify');
      expect([response.status, response.body]).toEqual([200, { user }]);
    });

    it('is renewed once with its cookie', async () => {
      const { cookie } = await signIn(cms);
      const first = await refresh(cookie);
      expect([first.status, Object.keys(first.body)]).toEqual([200, ['jwt']]);
      expect((await refresh(cookie)).status).toBe(401);
      const second = await refresh(cookieOf(first));
      expect(second.status).toBe(200);
      const renewed = openSession(cms, second.body.jwt);
      expect((await renewed.call('get', '/api/auth/verify')).status).toBe(200);
    });

    it('is not renewed without a cookie, with a forged cookie or with a token in the body', async () => {
      const { cookie } = await signIn(cms);
      const token = /strapi_up_refresh=([^;]+)/.exec(cookie)?.[1];
      const responses = [
        await cms.request.post('/api/auth/refresh'),
        await cms.request.post('/api/auth/refresh').send({ refreshToken: token }),
        await refresh('strapi_up_refresh=x'),
        await refresh(`strapi_up_refresh=${token?.slice(0, -2)}`),
      ];
      for (const { status, body } of responses) {
        expect([status, body.error.message]).toEqual([401, 'Inicia sesión para continuar']);
      }
    });

    it('is not renewed for a page of another site', async () => {
      const { cookie } = await signIn(cms);
      for (const origin of ['https://otro.example', 'null', `${SITE_URL}.otro.example`]) {
        const { status, headers } = await refresh(cookie).set('Origin', origin);
        expect([status, headers['set-cookie']]).toEqual([401, undefined]);
      }
      expect((await refresh(cookie).set('Origin', SITE_URL)).status).toBe(200);
    });

    it('accepts only its own tokens', async () => {
      const { jwt, cookie } = await signIn(cms);
      const claims = readClaims(jwt);
      const secret = TEST_ENVIRONMENT.JWT_SECRET ?? '';
      const now = Math.floor(Date.now() / 1000);
      const forged = [
        forgeToken(claims, ''),
        forgeToken(claims, 'otro-secreto'),
        forgeToken(claims, TEST_ENVIRONMENT.ADMIN_JWT_SECRET ?? ''),
        forgeToken({ ...claims, iat: now - 600, exp: now - 300 }, secret),
        forgeToken({ ...claims, type: 'refresh' }, secret),
        forgeToken({ id: claims.userId, iat: now, exp: now + 300 }, secret),
        /strapi_up_refresh=([^;]+)/.exec(cookie)?.[1] ?? '',
        `${jwt.slice(0, -3)}abc`,
      ];
      const verify = (token: string) => openSession(cms, token).call('get', '/api/auth/verify');
      // Checks the forgery helper: unchanged claims produce the original token.
      await verify(forgeToken(claims, secret)).expect(200);
      const statuses = [];
      for (const token of forged) statuses.push((await verify(token)).status);
      expect(statuses).toEqual(forged.map(() => 401));
    });

    it('ends on the server on sign-out, with all its tokens', async () => {
      const { call, cookie } = await signIn(cms);
      const renewed = await refresh(cookie);
      const later = openSession(cms, renewed.body.jwt);
      expect((await call('get', '/api/auth/verify')).status).toBe(200);

      const out = await later
        .call('post', '/api/auth/logout')
        .set('Cookie', cookieOf(renewed))
        .send({});
      expect([out.status, out.body]).toEqual([200, { ok: true }]);
      expect(String(out.headers['set-cookie'])).toMatch(/strapi_up_refresh=;.*1970/);
      expect((await refresh(cookieOf(renewed))).status).toBe(401);
      expect((await later.call('get', '/api/auth/verify')).status).toBe(401);
      expect((await call('get', '/api/auth/verify')).status).toBe(401);
      expect((await later.call('get', '/api/products')).status).toBe(401);
    });

    it('ends without ending other sessions, unless `all` is requested', async () => {
      const account = await newAccount();
      const [here, there, elsewhere] = [
        await signIn(cms, account),
        await signIn(cms, account),
        await signIn(cms, account),
      ];
      await here.call('post', '/api/auth/logout').send({}).expect(200);
      await there.call('get', '/api/auth/verify').expect(200);
      await there.call('post', '/api/auth/logout').send({ scope: 'all' }).expect(200);
      await elsewhere.call('get', '/api/auth/verify').expect(401);
      await refresh(elsewhere.cookie).expect(401);
    });

    it('ends immediately for an account that is blocked or loses its role', async () => {
      const blocked = await newAccount();
      const demoted = await newAccount();
      const first = await signIn(cms, blocked);
      const second = await signIn(cms, demoted);
      await cms.strapi.db
        .query('plugin::users-permissions.user')
        .update({ where: { id: blocked.id }, data: { blocked: true } });
      await changeRole(cms, demoted.id, 'authenticated');

      await first.call('get', '/api/auth/verify').expect(401);
      await second.call('get', '/api/auth/verify').expect(403);
      await refresh(first.cookie).expect(401);
      await refresh(second.cookie).expect(401);
    });
  });

  describe('the list of sessions', () => {
    it('lists each device once, regardless of renewals, and can end one session', async () => {
      const account = await newAccount();
      const old = await signIn(cms, account, CHROME);
      const current = await signIn(cms, account, FIREFOX);
      await refresh(current.cookie).expect(200);

      const { body } = await current.call('get', '/api/auth/sessions').expect(200);
      const session = { id: expect.any(String), createdAt: expect.any(String) };
      expect(body.data).toEqual([
        { ...session, isCurrent: true, device: 'Firefox en Linux', lastUsedAt: expect.any(String) },
        {
          ...session,
          isCurrent: false,
          device: 'Chrome en Windows',
          lastUsedAt: expect.any(String),
        },
      ]);

      const [, other] = body.data as { id: string }[];
      await current.call('delete', `/api/auth/sessions/${other?.id}`).expect(200);
      await old.call('get', '/api/auth/verify').expect(401);
      await refresh(old.cookie).expect(401);
      await current.call('get', '/api/auth/verify').expect(200);
      await current.call('delete', `/api/auth/sessions/${other?.id}`).expect(404);
    });

    it('cannot end sessions of another account', async () => {
      const mine = await signIn(cms, await newAccount());
      const other = await signIn(cms, await newAccount());
      const { body } = await other.call('get', '/api/auth/sessions');
      await mine.call('delete', `/api/auth/sessions/${body.data[0].id}`).expect(404);
      await other.call('get', '/api/auth/verify').expect(200);
    });
  });

  describe('the profile', () => {
    it('accepts a new name, also one that another account has', async () => {
      const names = [await signIn(cms, await newAccount()), await signIn(cms, await newAccount())];
      for (const { call } of names) {
        const response = await call('put', '/api/auth/me').send({ data: { name: ' Ana  Ruiz ' } });
        expect([response.status, response.body.user.name]).toEqual([200, 'Ana  Ruiz']);
        const { body } = await call('get', '/api/auth/verify');
        expect(body.user).toEqual(response.body.user);
      }
    });

    it.each([
      [{ name: 'A' }, SESSION_MESSAGES.name],
      [{ name: 'a'.repeat(81) }, 'Sobra 1 carácter: el límite es 80'],
      [{}, SESSION_MESSAGES.name],
      [{ name: { $ne: 1 } }, SESSION_MESSAGES.name],
    ])('refuses %j', async (data, message) => {
      const { call } = await signIn(cms);
      const response = await call('put', '/api/auth/me').send({ data });
      expect(response.status).toBe(400);
      expect(response.body.error.details.errors).toEqual([{ path: ['name'], message }]);
    });

    it('changes only the name', async () => {
      const { call } = await signIn(cms);
      const data = { name: 'Administrador', email: 'otro@example.test', role: 1, blocked: true };
      await call('put', '/api/auth/me').send({ data }).expect(400);
      await call('put', '/api/auth/me').send({}).expect(400);
    });
  });

  describe('changing the password', () => {
    const change = (session: { call: ReturnType<typeof openSession>['call'] }, body: object) =>
      session.call('post', '/api/auth/change-password').send(body);

    it('ends every other session and keeps this one', async () => {
      const account = await newAccount();
      const other = await signIn(cms, account);
      const mine = await signIn(cms, account, FIREFOX);
      const response = await change(mine, {
        currentPassword: account.password,
        password: 'Nueva-clave-1',
      }).set('User-Agent', FIREFOX);

      expect(response.status).toBe(200);
      expect(response.body).toEqual({ jwt: expect.any(String), user: mine.user });
      await refresh(cookieOf(response)).expect(200);
      const renewed = openSession(cms, response.body.jwt);
      const { body } = await renewed.call('get', '/api/auth/sessions').expect(200);
      expect(body.data).toEqual([expect.objectContaining({ isCurrent: true })]);
      await mine.call('get', '/api/auth/verify').expect(401);
      await other.call('get', '/api/auth/verify').expect(401);
      await refresh(other.cookie).expect(401);

      await signIn(cms, { ...account, password: 'Nueva-clave-1' });
      const { email: identifier, password } = account;
      await cms.request.post('/api/auth/local').send({ identifier, password }).expect(400);
    });

    it.each([
      ['Otra-clave-1', 'Nueva-clave-1', 'currentPassword', SESSION_MESSAGES.wrongPassword],
      ['', 'Nueva-clave-1', 'currentPassword', SESSION_MESSAGES.wrongPassword],
      [DASHBOARD_ADMIN.password, 'corta-1', 'password', SESSION_MESSAGES.shortPassword],
      [DASHBOARD_ADMIN.password, 'ñ'.repeat(37), 'password', SESSION_MESSAGES.longPassword],
      [
        DASHBOARD_ADMIN.password,
        DASHBOARD_ADMIN.password,
        'password',
        SESSION_MESSAGES.samePassword,
      ],
    ])('refuses %s → %s', async (currentPassword, password, field, message) => {
      const session = await signIn(cms);
      const response = await change(session, { currentPassword, password });
      expect(response.status).toBe(400);
      expect(response.body.error.details.errors).toEqual([{ path: [field], message }]);
      await session.call('get', '/api/auth/verify').expect(200);
    });

    it('ends all sessions when staff set a new password in the panel', async () => {
      const account = await newAccount();
      const { call } = await signIn(cms, account);
      const user = await cms.strapi.db
        .query('plugin::users-permissions.user')
        .findOne({ where: { id: account.id } });
      const documents = cms.strapi.documents('plugin::users-permissions.user');
      await documents.update({ documentId: user.documentId, data: { confirmed: true } });
      await call('get', '/api/auth/verify').expect(200);
      await documents.update({
        documentId: user.documentId,
        data: { password: 'Puesta-en-el-panel-1' },
      });
      await call('get', '/api/auth/verify').expect(401);
    });
  });
});
