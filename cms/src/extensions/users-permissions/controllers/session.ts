import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../../contracts/is-record';
import {
  type RefreshResponse,
  SESSION_MESSAGES,
  type SessionResponse,
  type SessionsResponse,
} from '../../../../contracts/session';
import { passwordSchema, profileSchema, signInSchema } from '../../../../contracts/session-schema';
import type { ChallengeResponse } from '../../../../contracts/two-factor';
import { type Context, userOf } from '../../../platform/http/context';
import { invalid, rateLimited, unavailable } from '../../../platform/http/errors';
import { isFromOtherSite } from '../../../platform/http/is-from-other-site';
import {
  INVALID_FIELDS_MESSAGE,
  validateBody,
  validateData,
  validateKnownFields,
} from '../../../platform/http/validate-body';
import { createRefreshCookie } from '../lib/refresh-cookie';
import { checkPassword, describeUser, startSession } from '../lib/start-session';
import type { AccountService } from '../services/account';
import type { SessionService } from '../services/session';
import type { TwoFactorService } from '../services/two-factor';

export default function sessionController({ strapi }: { strapi: Core.Strapi }) {
  const plugin = strapi.plugin('users-permissions');
  const sessions: SessionService = plugin.service('session');
  const accounts: AccountService = plugin.service('account');
  const twoFactor: TwoFactorService = plugin.service('two-factor');
  const cookie = createRefreshCookie(strapi);

  return {
    /** POST /api/auth/local */
    async signIn(ctx: Context) {
      const credentials = validateKnownFields(signInSchema, ctx.request.body);
      if (!credentials.ok) throw invalid([], SESSION_MESSAGES.badCredentials);
      const { identifier, password } = credentials.value;
      const attempt = await accounts.attempt(identifier, password, ctx.request.ip);
      if (attempt.kind === 'limited') throw rateLimited(ctx, attempt.wait);
      if (attempt.kind === 'refused') throw invalid([], SESSION_MESSAGES.badCredentials);
      const challenge = await twoFactor.challenge(attempt.account);
      if (challenge) ctx.body = { challenge } satisfies ChallengeResponse;
      else await startSession(strapi, ctx, attempt.account);
    },

    /** POST /api/auth/refresh. A browser may send the cookie also for a page of another site. */
    async refresh(ctx: Context) {
      const token = isFromOtherSite(ctx) ? undefined : cookie.read(ctx);
      const renewal = token ? await sessions.renew(token) : ({ kind: 'ended' } as const);
      if (renewal.kind === 'busy') throw unavailable(ctx, 'Vuelve a intentarlo en un momento', '1');
      if (renewal.kind === 'ended') return ctx.unauthorized();
      cookie.write(ctx, renewal.tokens.refreshToken);
      ctx.body = { jwt: renewal.tokens.jwt } satisfies RefreshResponse;
    },

    /** GET /api/auth/verify */
    async verify(ctx: Context) {
      const user = await describeUser(strapi, userOf(ctx));
      ctx.body = { user } satisfies SessionResponse;
    },

    /** POST /api/auth/logout */
    async signOut(ctx: Context) {
      const user = userOf(ctx);
      const body: unknown = ctx.request.body;
      if (isRecord(body) && body.scope === 'all') await sessions.endAll(user.id);
      const id = await sessions.idOf(ctx.state.session?.id);
      if (id) await sessions.end(user.id, id);
      // All tabs share one cookie, which may belong to a later session than the token.
      const token = cookie.read(ctx);
      if (token) await sessions.endByToken(user.id, token);
      cookie.clear(ctx);
      ctx.body = { ok: true };
    },

    /** GET /api/auth/sessions */
    async list(ctx: Context) {
      const user = userOf(ctx);
      const data = await sessions.list(user.id, await sessions.idOf(ctx.state.session?.id));
      ctx.body = { data } satisfies SessionsResponse;
    },

    /** DELETE /api/auth/sessions/:id */
    async end(ctx: Context) {
      const user = userOf(ctx);
      const { id } = ctx.params;
      const found = (await sessions.list(user.id, undefined)).some((entry) => entry.id === id);
      if (!found) return ctx.notFound('Esta sesión ya terminó');
      await sessions.end(user.id, id);
      ctx.body = { data: { id } };
    },

    /** PUT /api/auth/me */
    async changeProfile(ctx: Context) {
      const profile = validateData(profileSchema, ctx.request.body, INVALID_FIELDS_MESSAGE);
      const user = userOf(ctx);
      await accounts.changeProfile(user.id, profile);
      ctx.body = {
        user: await describeUser(strapi, { ...user, ...profile }),
      } satisfies SessionResponse;
    },

    /** POST /api/auth/change-password */
    async changePassword(ctx: Context) {
      const { currentPassword, password } = validateBody(
        passwordSchema,
        ctx.request.body,
        INVALID_FIELDS_MESSAGE,
      );
      const account = await checkPassword(strapi, ctx, currentPassword);
      await accounts.changePassword(account.id, password);
      await startSession(strapi, ctx, account);
    },
  };
}
