import type { Core } from '@strapi/strapi';

import {
  CHALLENGE_ENDED_ERROR,
  type RecoveryCodesResponse,
  type SetupResponse,
  TWO_FACTOR_MESSAGES as MESSAGES,
  type TwoFactorStateResponse,
} from '../../../../contracts/two-factor';
import type { Context } from '../../../lib/context';
import { answerError, answerLimited } from '../../../lib/error-answer';
import type { ReadResult } from '../../../lib/fields';
import { describeFactor } from '../../../two-factor/describe-factor';
import { refuse, refuseWrongPassword, startSession } from '../lib/session-answers';
import type { Account } from '../lib/staff';
import type { AccountService } from '../services/account';
import type { SessionService } from '../services/session';
import type { TwoFactorService } from '../services/two-factor';
import {
  readConfirmed,
  readEnabling,
  readSetup,
  readVerification,
} from '../validation/two-factor-input';

const INVALID = 'Revisa los datos marcados';

function refuseCode(ctx: Context): void {
  refuse(ctx, MESSAGES.wrongCode, [{ path: ['code'], message: MESSAGES.wrongCode }]);
}

function refuseConflict(ctx: Context, message: string): void {
  answerError(ctx, { status: 409, name: 'ConflictError', message });
}

/** Reads the body, or responds with what is wrong with it. */
function readBody<T>(ctx: Context, read: (body: unknown) => ReadResult<T>): T | null {
  const result = read(ctx.request.body);
  if (result.ok) return result.value;
  refuse(ctx, INVALID, result.problems);
  return null;
}

export default function twoFactorController({ strapi }: { strapi: Core.Strapi }) {
  const plugin = strapi.plugin('users-permissions');
  const sessions: SessionService = plugin.service('session');
  const accounts: AccountService = plugin.service('account');
  const twoFactor: TwoFactorService = plugin.service('two-factor');

  /** Whether the password is the one of whoever is signed in; else it has responded. */
  async function hasPassword(ctx: Context, password: string): Promise<boolean> {
    const { email } = ctx.state.user as Account;
    const attempt = await accounts.attempt(email, password, ctx.request.ip);
    if (attempt.kind === 'limited') answerLimited(ctx, attempt.wait);
    if (attempt.kind === 'refused') refuseWrongPassword(ctx);
    return attempt.kind === 'accepted';
  }

  /** Whether password and code are right; else it has responded. The code is used up. */
  async function isConfirmed(ctx: Context): Promise<boolean> {
    const body = readBody(ctx, readConfirmed);
    if (!body || !(await hasPassword(ctx, body.currentPassword))) return false;
    const check = await twoFactor.confirm(ctx.state.user.id, body.code);
    if (!check) refuseConflict(ctx, MESSAGES.isDisabled);
    else if (check.kind === 'limited') answerLimited(ctx, check.wait);
    else if (check.kind === 'refused') refuseCode(ctx);
    return check?.kind === 'accepted';
  }

  return {
    /** POST /api/auth/two-factor/verify */
    async verify(ctx: Context) {
      const body = readBody(ctx, readVerification);
      if (!body) return;
      const passing = await twoFactor.pass(body.challenge, body.code);
      switch (passing.kind) {
        case 'passed':
          return startSession(strapi, ctx, passing.account);
        case 'limited':
          return answerLimited(ctx, passing.wait);
        case 'refused':
          return refuseCode(ctx);
        case 'ended': {
          const { challengeEnded: message } = MESSAGES;
          return answerError(ctx, { status: 400, name: CHALLENGE_ENDED_ERROR, message });
        }
      }
    },

    /** GET /api/auth/two-factor */
    async show(ctx: Context) {
      const data = await describeFactor(strapi, ctx.state.user.id);
      ctx.body = { data } satisfies TwoFactorStateResponse;
    },

    /** POST /api/auth/two-factor/setup */
    async setup(ctx: Context) {
      const body = readBody(ctx, readSetup);
      if (!body || !(await hasPassword(ctx, body.currentPassword))) return;
      const data = await twoFactor.startSetup(ctx.state.user);
      if (!data) return refuseConflict(ctx, MESSAGES.isEnabled);
      ctx.body = { data } satisfies SetupResponse;
    },

    /** POST /api/auth/two-factor/enable */
    async enable(ctx: Context) {
      const body = readBody(ctx, readEnabling);
      if (!body) return;
      const { user, session } = ctx.state;
      const recoveryCodes = await twoFactor.enable(user.id, body.code);
      if (recoveryCodes === 'refused') return refuseCode(ctx);
      if (recoveryCodes === 'ended') return refuseConflict(ctx, MESSAGES.setupEnded);
      // The others were opened with the password alone.
      await sessions.endOthers(user.id, await sessions.idOf(session?.id));
      ctx.body = { data: { recoveryCodes } } satisfies RecoveryCodesResponse;
    },

    /** POST /api/auth/two-factor/disable */
    async disable(ctx: Context) {
      if (!(await isConfirmed(ctx))) return;
      await twoFactor.disable(ctx.state.user.id);
      const data = await describeFactor(strapi, ctx.state.user.id);
      ctx.body = { data } satisfies TwoFactorStateResponse;
    },

    /** POST /api/auth/two-factor/recovery-codes */
    async renewRecoveryCodes(ctx: Context) {
      if (!(await isConfirmed(ctx))) return;
      const recoveryCodes = await twoFactor.renewRecoveryCodes(ctx.state.user.id);
      if (!recoveryCodes) return refuseConflict(ctx, MESSAGES.isDisabled);
      ctx.body = { data: { recoveryCodes } } satisfies RecoveryCodesResponse;
    },
  };
}
