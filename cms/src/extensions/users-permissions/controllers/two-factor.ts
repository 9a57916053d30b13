import type { Core } from '@strapi/strapi';

import {
  CHALLENGE_ENDED_ERROR,
  type RecoveryCodesResponse,
  type SetupResponse,
  TWO_FACTOR_MESSAGES as MESSAGES,
  type TwoFactorStateResponse,
} from '../../../../contracts/two-factor';
import {
  codeSchema,
  confirmationSchema,
  setupSchema,
  verificationSchema,
} from '../../../../contracts/two-factor-schema';
import { describeFactor } from '../../../features/two-factor/server/describe-factor';
import { type Context, userOf } from '../../../platform/http/context';
import { respondToRefusals } from '../../../platform/http/refusal';
import { respondWithError, respondRateLimited } from '../../../platform/http/respond-with-error';
import { INVALID_FIELDS_MESSAGE, validateBody } from '../../../platform/http/validate-body';
import {
  respondWithValidationError,
  respondWithWrongPassword,
  startSession,
} from '../lib/start-session';
import type { AccountService } from '../services/account';
import type { SessionService } from '../services/session';
import type { TwoFactorService } from '../services/two-factor';

function refuseCode(ctx: Context): void {
  respondWithValidationError(ctx, MESSAGES.wrongCode, [
    { path: ['code'], message: MESSAGES.wrongCode },
  ]);
}

function refuseConflict(ctx: Context, message: string): void {
  respondWithError(ctx, { status: 409, name: 'ConflictError', message });
}

export default function twoFactorController({ strapi }: { strapi: Core.Strapi }) {
  const plugin = strapi.plugin('users-permissions');
  const sessions: SessionService = plugin.service('session');
  const accounts: AccountService = plugin.service('account');
  const twoFactor: TwoFactorService = plugin.service('two-factor');

  /** Returns true for the password of the signed-in user; responds with an error otherwise. */
  async function hasPassword(ctx: Context, password: string): Promise<boolean> {
    const { email } = userOf(ctx);
    const attempt = await accounts.attempt(email, password, ctx.request.ip);
    if (attempt.kind === 'limited') respondRateLimited(ctx, attempt.wait);
    if (attempt.kind === 'refused') respondWithWrongPassword(ctx);
    return attempt.kind === 'accepted';
  }

  /**
   * Consumes the code. Returns true for a correct password and code; otherwise responds with an
   * error.
   */
  async function isConfirmed(ctx: Context): Promise<boolean> {
    const body = validateBody(confirmationSchema, ctx.request.body, INVALID_FIELDS_MESSAGE);
    if (!(await hasPassword(ctx, body.currentPassword))) return false;
    const check = await twoFactor.confirm(userOf(ctx).id, body.code);
    if (!check) refuseConflict(ctx, MESSAGES.isDisabled);
    else if (check.kind === 'limited') respondRateLimited(ctx, check.wait);
    else if (check.kind === 'refused') refuseCode(ctx);
    return check?.kind === 'accepted';
  }

  return respondToRefusals({
    /** POST /api/auth/two-factor/verify */
    async verify(ctx: Context) {
      const body = validateBody(verificationSchema, ctx.request.body, INVALID_FIELDS_MESSAGE);
      const passing = await twoFactor.pass(body.challenge, body.code);
      switch (passing.kind) {
        case 'passed':
          return startSession(strapi, ctx, passing.account);
        case 'limited':
          return respondRateLimited(ctx, passing.wait);
        case 'refused':
          return refuseCode(ctx);
        case 'ended': {
          const { challengeEnded: message } = MESSAGES;
          return respondWithError(ctx, { status: 400, name: CHALLENGE_ENDED_ERROR, message });
        }
      }
    },

    /** GET /api/auth/two-factor */
    async show(ctx: Context) {
      const data = await describeFactor(strapi, userOf(ctx).id);
      ctx.body = { data } satisfies TwoFactorStateResponse;
    },

    /** POST /api/auth/two-factor/setup */
    async setup(ctx: Context) {
      const body = validateBody(setupSchema, ctx.request.body, INVALID_FIELDS_MESSAGE);
      if (!(await hasPassword(ctx, body.currentPassword))) return;
      const data = await twoFactor.startSetup(userOf(ctx));
      if (!data) return refuseConflict(ctx, MESSAGES.isEnabled);
      ctx.body = { data } satisfies SetupResponse;
    },

    /** POST /api/auth/two-factor/enable */
    async enable(ctx: Context) {
      const body = validateBody(codeSchema, ctx.request.body, INVALID_FIELDS_MESSAGE);
      const user = userOf(ctx);
      const recoveryCodes = await twoFactor.enable(user.id, body.code);
      if (recoveryCodes === 'refused') return refuseCode(ctx);
      if (recoveryCodes === 'ended') return refuseConflict(ctx, MESSAGES.setupEnded);
      // The other sessions were started without a second factor.
      await sessions.endOthers(user.id, await sessions.idOf(ctx.state.session?.id));
      ctx.body = { data: { recoveryCodes } } satisfies RecoveryCodesResponse;
    },

    /** POST /api/auth/two-factor/disable */
    async disable(ctx: Context) {
      if (!(await isConfirmed(ctx))) return;
      await twoFactor.disable(userOf(ctx).id);
      const data = await describeFactor(strapi, userOf(ctx).id);
      ctx.body = { data } satisfies TwoFactorStateResponse;
    },

    /** POST /api/auth/two-factor/recovery-codes */
    async renewRecoveryCodes(ctx: Context) {
      if (!(await isConfirmed(ctx))) return;
      const recoveryCodes = await twoFactor.renewRecoveryCodes(userOf(ctx).id);
      if (!recoveryCodes) return refuseConflict(ctx, MESSAGES.isDisabled);
      ctx.body = { data: { recoveryCodes } } satisfies RecoveryCodesResponse;
    },
  });
}
