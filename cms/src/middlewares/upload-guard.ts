import type { Core } from '@strapi/strapi';

import { CATALOGUE_LIMITS, PICTURE_MESSAGES } from '../../contracts/catalogue';
import type { Context } from '../platform/http/context';
import { httpError } from '../platform/http/errors';
import { normalizeRequestPath } from '../platform/http/request-path';
import { isUpload } from './body-header-guard';

// Allowance for the other parts of the multipart form.
const FORM_BYTES = 16 * 1024;
const BEARER = /^bearer\s+(\S+)$/i;

/**
 * Rejects uploads of the dashboard and of the panel by their headers, before Strapi writes them to the
 * disk: those without a session, which Strapi checks only afterwards, and those above the size limit.
 */
const uploadGuard: Core.MiddlewareFactory = (_config, { strapi }) => {
  function isSignedIn(ctx: Context): boolean {
    const [, token = ''] = BEARER.exec(ctx.get('Authorization')) ?? [];
    const isDashboard = normalizeRequestPath(ctx.path).startsWith('/api/');
    const sessions = strapi.sessionManager(isDashboard ? 'users-permissions' : 'admin');
    return sessions.validateAccessToken(token).isValid;
  }

  return (ctx, next) => {
    if (!isUpload(ctx)) return next();
    if (!isSignedIn(ctx)) return ctx.unauthorized();
    const length = ctx.request.length;
    if (length !== undefined && length <= CATALOGUE_LIMITS.pictureBytes + FORM_BYTES) return next();
    const { bytes: message } = PICTURE_MESSAGES;
    throw httpError(413, 'PayloadTooLargeError', message, {
      errors: [{ path: ['files'], message }],
    });
  };
};

export default uploadGuard;
