import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { SESSION_MESSAGES } from '../../../../contracts/session';
import { createAttemptLimiter } from '../../../platform/http/attempt-limiter';
import { bodyOf, type Context, userOf } from '../../../platform/http/context';
import { rateLimited } from '../../../platform/http/errors';
import { replaceMethods } from '../../../platform/strapi/replace-methods';
import { controllerOf } from '../../../platform/strapi/service-of';

type Controller = { updateMe: (ctx: Context) => Promise<void> };

const SUCCESS = 200;

/**
 * Restricts changes of the own panel account against hijacked sessions: the e-mail address is fixed,
 * because it receives password reset links, and attempts at the current password are limited.
 *
 * UPSTREAM: @strapi/admin 5.54 · replaces `updateMe` of the controller `admin::authenticated-user`
 * why: every session may change the address, and the limit of Strapi covers the sign-in only
 * test: cms/tests/api/panel-errors.test.ts, cms/tests/api/database/sign-in-limits.test.ts
 * until: Strapi fixes the address and limits attempts
 */
export function guardOwnAccount(strapi: Core.Strapi): void {
  const controller = controllerOf<Controller>(strapi, 'admin::authenticated-user');
  const { updateMe } = controller;
  const failures: number = strapi.config.get('rate-limits.signIn.failures');
  const limiter = createAttemptLimiter(strapi, 'panel-password', failures);

  replaceMethods(controller, {
    async updateMe(ctx) {
      const user = userOf(ctx);
      const { email, currentPassword } = bodyOf(ctx);
      const isOwn = typeof email === 'string' && email.toLowerCase() === user.email.toLowerCase();
      if (email !== undefined && !isOwn) {
        const { ownEmail: message } = SESSION_MESSAGES;
        const problem = { path: ['email'], message, name: 'ValidationError' };
        throw new errors.ValidationError(message, { errors: [problem] });
      }
      if (currentPassword === undefined) return updateMe(ctx);
      const attempt = await limiter.consume({ address: ctx.request.ip, account: String(user.id) });
      if (attempt.wait > 0) throw rateLimited(ctx, attempt.wait);
      await updateMe(ctx);
      if (ctx.status === SUCCESS) await attempt.succeed();
    },
  });
}
