import type { Core } from '@strapi/strapi';

import type { Context } from '../lib/context';
import { answerError } from '../lib/error-answer';
import { translateError } from '../lib/error-messages';
import { isRecord } from '../lib/fields';
import { translatePanelError } from '../lib/panel-error-messages';
import { normalizePath } from '../lib/request-path';

const BAD_REQUEST = 400;
const METHOD_NOT_ALLOWED = 405;
const NOT_IMPLEMENTED = 501;
const TOO_MANY_REQUESTS = 429;
const RETRY_AFTER = '60';

/**
 * Gives every error of the REST API the same shape and a message in Spanish. Errors of the panel's own
 * API keep their shape, and the messages that the panel itself looks for.
 */
const errorMessages: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    // What the router says to a method that no address takes; nothing has failed.
    if (ctx.status === NOT_IMPLEMENTED) ctx.status = METHOD_NOT_ALLOWED;
    if (ctx.status < BAD_REQUEST) return;
    if (!normalizePath(ctx.path).startsWith('/api/')) return translateForPanel(ctx);
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
    const message = translateError(status, 'method not allowed');
    answerError(ctx, { status, name: 'MethodNotAllowedError', message });
  }
}

function translateForPanel({ status, body }: Context): void {
  if (!isRecord(body) || !isRecord(body.error)) return;
  const { error } = body;
  const { errors } = isRecord(error.details) ? error.details : {};
  // What stands beside the fields of a form.
  const problems: unknown[] = Array.isArray(errors) ? errors : [];
  for (const told of [error, ...problems.filter(isRecord)]) {
    told.message = translatePanelError(status, String(told.message));
  }
}

export default errorMessages;
