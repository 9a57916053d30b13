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
import { conflict, httpError, invalidField, rateLimited } from '../../../platform/http/errors';
import { INVALID_FIELDS_MESSAGE, validateBody } from '../../../platform/http/validate-body';
import { checkPassword, startSession } from '../lib/start-session';
import type { SessionService } from '../services/session';
import type { TwoFactorService } from '../services/two-factor';

const wrongCode = () => invalidField(['code'], MESSAGES.wrongCode);

export default function twoFactorController({ strapi }: { strapi: Core.Strapi }) {
  const plugin = strapi.plugin('users-permissions');
  const sessions: SessionService = plugin.service('session');
  const twoFactor: TwoFactorService = plugin.service('two-factor');

  /** Consumes the code. @throws HttpError unless password and code are correct */
  async function confirm(ctx: Context): Promise<void> {
    const body = validateBody(confirmationSchema, ctx.request.body, INVALID_FIELDS_MESSAGE);
    await checkPassword(strapi, ctx, body.currentPassword);
    const check = await twoFactor.confirm(userOf(ctx).id, body.code, ctx.request.ip);
    if (!check) throw conflict(MESSAGES.isDisabled);
    if (check.kind === 'limited') throw rateLimited(ctx, check.wait);
    if (check.kind === 'refused') throw wrongCode();
  }

  return {
    /** POST /api/auth/two-factor/verify */
    async verify(ctx: Context) {
      const body = validateBody(verificationSchema, ctx.request.body, INVALID_FIELDS_MESSAGE);
      const passing = await twoFactor.pass(body.challenge, body.code, ctx.request.ip);
      switch (passing.kind) {
        case 'passed':
          return startSession(strapi, ctx, passing.account);
        case 'limited':
          throw rateLimited(ctx, passing.wait);
        case 'refused':
          throw wrongCode();
        case 'ended':
          throw httpError(400, CHALLENGE_ENDED_ERROR, MESSAGES.challengeEnded);
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
      await checkPassword(strapi, ctx, body.currentPassword);
      const data = await twoFactor.startSetup(userOf(ctx));
      if (!data) throw conflict(MESSAGES.isEnabled);
      ctx.body = { data } satisfies SetupResponse;
    },

    /** POST /api/auth/two-factor/enable */
    async enable(ctx: Context) {
      const body = validateBody(codeSchema, ctx.request.body, INVALID_FIELDS_MESSAGE);
      const user = userOf(ctx);
      const recoveryCodes = await twoFactor.enable(user.id, body.code);
      if (recoveryCodes === 'refused') throw wrongCode();
      if (recoveryCodes === 'ended') throw conflict(MESSAGES.setupEnded);
      // The other sessions were started without a second factor.
      await sessions.endOthers(user.id, await sessions.idOf(ctx.state.session?.id));
      ctx.body = { data: { recoveryCodes } } satisfies RecoveryCodesResponse;
    },

    /** POST /api/auth/two-factor/disable */
    async disable(ctx: Context) {
      await confirm(ctx);
      await twoFactor.disable(userOf(ctx).id);
      const data = await describeFactor(strapi, userOf(ctx).id);
      ctx.body = { data } satisfies TwoFactorStateResponse;
    },

    /** POST /api/auth/two-factor/recovery-codes */
    async renewRecoveryCodes(ctx: Context) {
      await confirm(ctx);
      const recoveryCodes = await twoFactor.renewRecoveryCodes(userOf(ctx).id);
      if (!recoveryCodes) throw conflict(MESSAGES.isDisabled);
      ctx.body = { data: { recoveryCodes } } satisfies RecoveryCodesResponse;
    },
  };
}
