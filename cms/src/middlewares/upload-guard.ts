import type { Core } from '@strapi/strapi';

import { CATALOGUE_LIMITS, PICTURE_MESSAGES } from '../../contracts/catalogue';
import type { Context } from '../lib/context';
import { answerError } from '../lib/error-answer';
import { normalizePath } from '../lib/request-path';

// The parts of a form around its file.
const FORM_BYTES = 16 * 1024;
const BEARER = /^bearer\s+(\S+)$/i;

/**
 * Refuses a picture by what the request says about it, before Strapi writes it to the disk: from
 * strangers, which Strapi asks about only afterwards, and above the limit.
 */
const uploadGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  function isSignedIn(ctx: Context): boolean {
    const [, token = ''] = BEARER.exec(ctx.get('Authorization')) ?? [];
    return strapi.sessionManager('users-permissions').validateAccessToken(token).isValid;
  }

  return (ctx, next) => {
    if (ctx.method !== 'POST' || normalizePath(ctx.path) !== '/api/upload') return next();
    if (!isSignedIn(ctx)) return ctx.unauthorized();
    const length = ctx.request.length;
    if (length !== undefined && length <= CATALOGUE_LIMITS.pictureBytes + FORM_BYTES) return next();
    answerError(ctx, {
      status: 413,
      name: 'PayloadTooLargeError',
      message: PICTURE_MESSAGES.bytes,
      problems: [{ path: ['files'], message: PICTURE_MESSAGES.bytes }],
    });
    return undefined;
  };
};

export default uploadGuard;
