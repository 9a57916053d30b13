import type { Core } from '@strapi/strapi';

import { isRecord } from '../../contracts/is-record';
import { describeProblem } from '../content-model/views/describe-problem';
import type { Context } from '../platform/http/context';
import { normalizeRequestPath } from '../platform/http/request-path';
import { respondWithError } from '../platform/http/respond-with-error';
import { translateError } from '../platform/http/translate-error';
import { translatePanelError } from '../platform/http/translate-panel-error';

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const METHOD_NOT_ALLOWED = 405;
const NOT_IMPLEMENTED = 501;
const TOO_MANY_REQUESTS = 429;
const RETRY_AFTER = '60';

/**
 * Gives every error of the REST API the same shape and a Spanish message. Errors of the panel's API keep
 * their shape, and the messages that the panel compares with.
 */
const errorMessages: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    await next();
    // The router responds with 501 to an unknown method, which is not a server error.
    if (ctx.status === NOT_IMPLEMENTED) ctx.status = METHOD_NOT_ALLOWED;
    if (ctx.status < BAD_REQUEST) return;
    if (!normalizeRequestPath(ctx.path).startsWith('/api/')) return translateForPanel(strapi, ctx);
    // Strapi gives requests without a session a role, which may not do much.
    if (ctx.status === FORBIDDEN && !ctx.get('Authorization')) {
      respondWithError(ctx, { status: UNAUTHORIZED, name: 'UnauthorizedError' });
    }
    translate(ctx);
    if (ctx.status === TOO_MANY_REQUESTS && !ctx.response.get('Retry-After')) {
      ctx.set('Retry-After', RETRY_AFTER);
    }
  };
};

function translate(ctx: Context): void {
  const { status, body } = ctx;
  if (isRecord(body) && isRecord(body.error)) {
    body.error.message = translateError(status, String(body.error.message));
  } else if (status === METHOD_NOT_ALLOWED) {
    respondWithError(ctx, { status, name: 'MethodNotAllowedError' });
  }
}

/** Captures the UID of the type whose entry a panel request writes. */
const ENTRY_PATH = /^\/content-manager\/(?:collection|single)-types\/([^/]+)/;

function translateForPanel(strapi: Core.Strapi, ctx: Context): void {
  const { path, body } = ctx;
  if (!isRecord(body) || !isRecord(body.error)) return;
  const { error } = body;
  const { status } = ctx;
  const { errors } = isRecord(error.details) ? error.details : {};
  const english = error.message;
  error.message = translatePanelError(status, String(english));
  const uid = ENTRY_PATH.exec(path)?.[1];
  // The messages next to the fields of a form.
  const problems: unknown[] = Array.isArray(errors) ? errors : [];
  for (const problem of problems.filter(isRecord)) {
    const { message } = problem;
    problem.message = describeProblem(strapi, uid, status, problem);
    if (english === message) error.message = problem.message;
  }
}

export default errorMessages;
